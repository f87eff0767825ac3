import { defineForm, PasswordField, useForm } from '@portal/ui-forms';
import { toAuthorizeUrl, toLoginHref } from '../login-urls';
import { LoginActions } from '../forms/login-actions';
import { LoginForm } from '../forms/login-form';
import { newPasswordField } from '../forms/new-password-field';
import { StrengthMeter } from '../forms/strength-meter';
import { ScreenFrame } from '../frame/screen-frame';
import { renewPassword } from '../http/login-calls';
import { settle } from '../http/call-error';
import { openPage } from '../leave-page';
import { keepLoginNotice } from '../login-notice';
import { findNewPasswordError, measurePassword } from '../rules/password.rules';
import { OutboxHint } from '../sms/outbox-hint';
import { SmsFields, smsFields } from '../sms/sms-fields';
import styles from './screens.module.css';

const resetForm = defineForm(
  { ...smsFields, password: newPasswordField },
  { password: (password, { telephone }) => findNewPasswordError(password, telephone) },
);

/** Props of `ResetPage`. */
export interface ResetPageProps {
  readonly uid: string | undefined;
  readonly returnPath: string | undefined;
  readonly isDemo: boolean;
}

/** A new password for those who forgot theirs, and back to the login that is going on. */
export function ResetPage({ uid, returnPath, isDemo }: ResetPageProps) {
  const loginHref = toLoginHref({ uid, returnPath });
  const form = useForm(resetForm, {
    send: (request, idempotencyKey) =>
      settle(
        renewPassword(request, idempotencyKey).then(() => {
          keepLoginNotice('reset');
          window.location.hash = loginHref;
        }),
      ),
  });
  const { bind, showErrors, values } = form;
  return (
    <ScreenFrame title="重置密码" returnPath={returnPath} aside={<a href={loginHref}>想起密码了，去登录</a>}>
      <p className={styles.lead}>验证账号绑定的手机号后设置新密码。为了安全，所有已登录的设备都会退出登录。</p>
      <LoginForm form={form} className={styles.form}>
        <SmsFields
          scene="resetPassword"
          telephone={bind('telephone')}
          code={bind('code')}
          onTelephoneError={(telephone) => showErrors({ telephone })}
        />
        <PasswordField field={bind('password')} label="新密码" />
        <StrengthMeter strength={measurePassword(values.password, values.telephone)} />
        <LoginActions
          form={form}
          label="重置密码"
          pendingLabel="正在重置…"
          onRestart={() => openPage(toAuthorizeUrl(returnPath))}
        />
        {isDemo && <OutboxHint />}
      </LoginForm>
    </ScreenFrame>
  );
}
