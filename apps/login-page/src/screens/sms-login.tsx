import { defineForm, useForm } from '@portal/ui-forms';
import { LoginActions } from '../forms/login-actions';
import { LoginForm } from '../forms/login-form';
import { finishLogin } from '../http/finish-login';
import { logInByCode } from '../http/login-calls';
import { settle } from '../http/call-error';
import { OutboxHint } from '../sms/outbox-hint';
import { SmsFields, smsFields } from '../sms/sms-fields';

const smsForm = defineForm(smsFields);

/** Props of `SmsLogin`. */
export interface SmsLoginProps {
  readonly uid: string;
  readonly isDemo: boolean;
  readonly onRestart: () => void;
}

/** Login by telephone and the code of a text message. */
export function SmsLogin({ uid, isDemo, onRestart }: SmsLoginProps) {
  const form = useForm(smsForm, {
    send: (request) => settle(logInByCode({ uid, ...request }).then(finishLogin)),
  });
  const { bind, showErrors } = form;
  return (
    <LoginForm form={form}>
      <SmsFields
        scene="login"
        telephone={bind('telephone')}
        code={bind('code')}
        onTelephoneError={(telephone) => showErrors({ telephone })}
      />
      <LoginActions form={form} label="登录" pendingLabel="正在登录…" onRestart={onRestart} />
      {isDemo && <OutboxHint />}
    </LoginForm>
  );
}
