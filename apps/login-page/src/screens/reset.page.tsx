import { useState } from 'react';
import { toAuthorizeAddress, toLoginHref } from '../addresses';
import { FormFoot } from '../fields/form-foot';
import { PasswordField } from '../fields/password-field';
import { StrengthMeter } from '../fields/strength-meter';
import type { FieldName } from '../forms/form-state';
import { useForm } from '../forms/use-form';
import { ScreenFrame } from '../frame/screen-frame';
import { createIdempotencyKeys } from '../http/idempotency-keys';
import { renewPassword } from '../http/login-calls';
import { openPage } from '../leave-page';
import { keepLoginNotice } from '../login-notice';
import { findNewPasswordError, measurePassword, PASSWORD_LIMITS } from '../rules/password.rules';
import { findCodeError, findTelephoneError, normalizeCode, normalizeTelephone } from '../rules/telephone.rules';
import { OutboxHint } from '../sms/outbox-hint';
import { SmsFields, type SmsValues } from '../sms/sms-fields';
import styles from './screens.module.css';

interface Values extends SmsValues {
  readonly password: string;
}

const EMPTY: Values = { telephone: '', code: '', password: '' };

/** Props of `ResetPage`. */
export interface ResetPageProps {
  readonly uid: string | undefined;
  readonly returnPath: string | undefined;
  readonly isDemo: boolean;
}

/** A new password for those who forgot theirs, and back to the login that is going on. */
export function ResetPage({ uid, returnPath, isDemo }: ResetPageProps) {
  const [takeKey] = useState(createIdempotencyKeys);
  const loginHref = toLoginHref({ uid, returnPath });
  const { values, errors, change, leave, showErrors, submit, ...state } = useForm({
    initial: EMPTY,
    findError,
    send: async ({ telephone, code, password }) => {
      const body = { telephone: normalizeTelephone(telephone), code: normalizeCode(code), password };
      await renewPassword(body, takeKey(body));
      keepLoginNotice('reset');
      window.location.hash = loginHref;
    },
  });

  return (
    <ScreenFrame title="重置密码" returnPath={returnPath} aside={<a href={loginHref}>想起密码了，去登录</a>}>
      <p className={styles.lead}>验证账号绑定的手机号后设置新密码。为了安全，所有已登录的设备都会退出登录。</p>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <SmsFields
          scene="resetPassword"
          values={values}
          errors={errors}
          onChange={change}
          onLeave={leave}
          onTelephoneError={(telephone) => showErrors({ telephone })}
        />
        <PasswordField
          name="password"
          label="新密码"
          hint="8–64个字符，须包含字母和数字"
          autoComplete="new-password"
          maxLength={PASSWORD_LIMITS.max}
          value={values.password}
          error={errors.password}
          onChange={(password) => change({ password })}
          onBlur={() => leave('password')}
        />
        <StrengthMeter strength={measurePassword(values.password, values.telephone)} />
        <FormFoot
          {...state}
          label="重置密码"
          pendingLabel="正在重置…"
          onRestart={() => openPage(toAuthorizeAddress(returnPath))}
        />
        {isDemo && <OutboxHint />}
      </form>
    </ScreenFrame>
  );
}

function findError(field: FieldName<Values>, values: Values): string {
  if (field === 'telephone') return findTelephoneError(values.telephone);
  return field === 'code' ? findCodeError(values.code) : findNewPasswordError(values.password, values.telephone);
}
