import { AgreementField, defineForm, field, PasswordField, useForm } from '@portal/ui-forms';
import { LEGAL_HREFS, toAuthorizeUrl, toLoginHref } from '../login-urls';
import { LoginActions } from '../forms/login-actions';
import { LoginForm } from '../forms/login-form';
import { newPasswordField } from '../forms/new-password-field';
import { StrengthMeter } from '../forms/strength-meter';
import { ScreenFrame } from '../frame/screen-frame';
import { finishLogin } from '../http/finish-login';
import { createAccount } from '../http/login-calls';
import { settle } from '../http/call-error';
import { openPage } from '../leave-page';
import { keepLoginNotice } from '../login-notice';
import { findNewPasswordError, measurePassword } from '../rules/password.rules';
import { OutboxHint } from '../sms/outbox-hint';
import { SmsFields, smsFields } from '../sms/sms-fields';
import type { AccountPageProps } from './login.page';

const registerForm = defineForm(
  {
    ...smsFields,
    password: newPasswordField,
    agreement: field.consent('', '请先阅读并同意用户协议和隐私政策'),
  },
  { password: (password, { telephone }) => findNewPasswordError(password, telephone) },
);

/** Makes an account and goes on with the login it was made for. */
export function RegisterPage({ uid, returnPath, options }: AccountPageProps) {
  const form = useForm(registerForm, {
    send: (request, idempotencyKey) =>
      settle(
        createAccount({ uid, ...request }, idempotencyKey).then((step) =>
          step.redirectTo ? finishLogin(step) : openLoginAnew(returnPath),
        ),
      ),
  });
  const { bind, showErrors, values } = form;
  return (
    <ScreenFrame
      title="注册"
      returnPath={returnPath}
      aside={
        <>
          <a href={toLoginHref({ uid, returnPath })}>已有账号，去登录</a>
        </>
      }
    >
      <LoginForm form={form}>
        <SmsFields
          scene="register"
          telephone={bind('telephone')}
          code={bind('code')}
          onTelephoneError={(telephone) => showErrors({ telephone })}
        />
        <PasswordField field={bind('password')} />
        <StrengthMeter strength={measurePassword(values.password, values.telephone)} />
        <AgreementField field={bind('agreement')}>
          我已阅读并同意
          <a href={LEGAL_HREFS.terms} target="_blank" rel="noopener">
            《用户协议》
          </a>
          和
          <a href={LEGAL_HREFS.privacy} target="_blank" rel="noopener">
            《隐私政策》
          </a>
        </AgreementField>
        <LoginActions
          form={form}
          label="注册"
          pendingLabel="正在注册…"
          onRestart={() => openPage(toAuthorizeUrl(returnPath))}
        />
        {options.isDemo && <OutboxHint />}
      </LoginForm>
    </ScreenFrame>
  );
}

// The login this account was made for is over: without its name the login screen starts another one.
function openLoginAnew(returnPath: string | undefined): void {
  keepLoginNotice('registered');
  window.location.hash = toLoginHref({ uid: undefined, returnPath });
}
