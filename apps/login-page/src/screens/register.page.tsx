import { useState } from 'react';
import { toAuthorizeAddress, toLoginHref } from '../addresses';
import { ConsentField } from '../fields/consent-field';
import { FormFoot } from '../fields/form-foot';
import { PasswordField } from '../fields/password-field';
import { StrengthMeter } from '../fields/strength-meter';
import type { FieldName } from '../forms/form-state';
import { useForm } from '../forms/use-form';
import { ScreenFrame } from '../frame/screen-frame';
import { finishLogin } from '../http/finish-login';
import { createIdempotencyKeys } from '../http/idempotency-keys';
import { createAccount } from '../http/login-calls';
import { openPage } from '../leave-page';
import { keepLoginNotice } from '../login-notice';
import { findNewPasswordError, measurePassword, PASSWORD_LIMITS } from '../rules/password.rules';
import { findCodeError, findTelephoneError, normalizeCode, normalizeTelephone } from '../rules/telephone.rules';
import { OutboxHint } from '../sms/outbox-hint';
import { SmsFields, type SmsValues } from '../sms/sms-fields';
import type { AccountPageProps } from './login.page';

interface Values extends SmsValues {
  readonly password: string;
  readonly agreement: boolean;
}

const EMPTY: Values = { telephone: '', code: '', password: '', agreement: false };

/** Makes an account and goes on with the login it was made for. */
export function RegisterPage({ uid, returnPath, options }: AccountPageProps) {
  const [takeKey] = useState(createIdempotencyKeys);
  const { values, errors, change, leave, showErrors, submit, ...state } = useForm({
    initial: EMPTY,
    findError,
    send: async ({ telephone, code, password }) => {
      const content = { uid, telephone: normalizeTelephone(telephone), code: normalizeCode(code), password };
      const body = { ...content, agreement: true } as const;
      const { redirectTo } = await createAccount(body, takeKey(body));
      if (redirectTo) finishLogin(redirectTo);
      else openLoginAnew(returnPath);
    },
  });

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
      <form noValidate onSubmit={(event) => void submit(event)}>
        <SmsFields
          scene="register"
          values={values}
          errors={errors}
          onChange={change}
          onLeave={leave}
          onTelephoneError={(telephone) => showErrors({ telephone })}
        />
        <PasswordField
          name="password"
          hint="8–64个字符，须包含字母和数字"
          autoComplete="new-password"
          maxLength={PASSWORD_LIMITS.max}
          value={values.password}
          error={errors.password}
          onChange={(password) => change({ password })}
          onBlur={() => leave('password')}
        />
        <StrengthMeter strength={measurePassword(values.password, values.telephone)} />
        <ConsentField
          name="agreement"
          isGiven={values.agreement}
          error={errors.agreement}
          onChange={(agreement) => change({ agreement })}
        />
        <FormFoot
          {...state}
          label="注册"
          pendingLabel="正在注册…"
          onRestart={() => openPage(toAuthorizeAddress(returnPath))}
        />
        {options.isDemo && <OutboxHint />}
      </form>
    </ScreenFrame>
  );
}

// The login this account was made for is over: without its name the login screen starts another one.
function openLoginAnew(returnPath: string | undefined): void {
  keepLoginNotice('registered');
  window.location.hash = toLoginHref({ uid: undefined, returnPath });
}

function findError(field: FieldName<Values>, values: Values): string {
  if (field === 'telephone') return findTelephoneError(values.telephone);
  if (field === 'code') return findCodeError(values.code);
  if (field === 'password') return findNewPasswordError(values.password, values.telephone);
  return values.agreement ? '' : '请先阅读并同意用户协议和隐私政策';
}
