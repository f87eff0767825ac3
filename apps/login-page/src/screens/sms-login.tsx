import { FormFoot } from '../fields/form-foot';
import type { FieldName } from '../forms/form-state';
import { useForm } from '../forms/use-form';
import { finishLogin } from '../http/finish-login';
import { logInByCode } from '../http/login-calls';
import { findCodeError, findTelephoneError, normalizeCode, normalizeTelephone } from '../rules/telephone.rules';
import { OutboxHint } from '../sms/outbox-hint';
import { SmsFields, type SmsValues } from '../sms/sms-fields';

const EMPTY: SmsValues = { telephone: '', code: '' };

/** Props of `SmsLogin`. */
export interface SmsLoginProps {
  readonly uid: string;
  readonly isDemo: boolean;
  readonly onRestart: () => void;
}

/** Login by telephone and the code of a text message. */
export function SmsLogin({ uid, isDemo, onRestart }: SmsLoginProps) {
  const { values, errors, change, leave, showErrors, submit, ...state } = useForm({
    initial: EMPTY,
    findError,
    send: async ({ telephone, code }) => {
      const body = { uid, telephone: normalizeTelephone(telephone), code: normalizeCode(code) };
      const { redirectTo } = await logInByCode(body);
      finishLogin(redirectTo);
    },
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <SmsFields
        scene="login"
        values={values}
        errors={errors}
        onChange={change}
        onLeave={leave}
        onTelephoneError={(telephone) => showErrors({ telephone })}
      />
      <FormFoot {...state} label="登录" pendingLabel="正在登录…" onRestart={onRestart} />
      {isDemo && <OutboxHint />}
    </form>
  );
}

function findError(field: FieldName<SmsValues>, values: SmsValues): string {
  return field === 'telephone' ? findTelephoneError(values.telephone) : findCodeError(values.code);
}
