import { toFormOutcome, useChangeMailMutation, useChangeMobileMutation } from '@portal/data-access-api/account';
import { checkEmail, checkMobile, FormFoot, normalizeText, TextField, useForm } from '@portal/ui-content/form';
import { CodeFields } from './code-fields';
import styles from './dialogs.module.css';
import { checkCode } from './security-rules';
import { useCodeSender } from './use-code-sender';

/** Props of `NewAddressStep`. */
export interface NewAddressStepProps {
  readonly channel: 'mobile' | 'mail';
  /** Proof of the step before. */
  readonly ticket: string;
  readonly onDone: () => void;
  /** The proof is no longer good. */
  readonly onExpired: () => void;
}

interface Values {
  readonly telephone: string;
  readonly mail: string;
  readonly code: string;
}

/** Second step: the number or address that is to be bound, and the code that was sent there. */
export function NewAddressStep({ channel, ticket, onDone, onExpired }: NewAddressStepProps) {
  const [changeMobile] = useChangeMobileMutation();
  const [changeMail] = useChangeMailMutation();
  const sender = useCodeSender();
  const isMail = channel === 'mail';
  const checkMail = checkEmail(true);

  const { form, values, bind, isSending, warning } = useForm<Values, true>({
    initial: { telephone: '', mail: '', code: '' },
    rules: { ...(isMail ? { mail: checkMail } : { telephone: checkMobile }), code: checkCode },
    async send({ telephone, mail, code: typed }, idempotencyKey) {
      const common = { ticketOld: ticket, code: normalizeText(typed) };
      const outcome = toFormOutcome(
        isMail
          ? await changeMail({ body: { ...common, mail: normalizeText(mail) }, idempotencyKey })
          : await changeMobile({ body: { ...common, telephone: normalizeText(telephone) }, idempotencyKey }),
      );
      if ('receipt' in outcome) {
        onDone();
        return { receipt: true };
      }
      if (outcome.fieldErrors.some(({ field }) => field === 'ticketOld')) onExpired();
      return outcome;
    },
  });

  function send() {
    const wrong = isMail ? checkMail(values.mail) : checkMobile(values.telephone);
    if (wrong) return sender.complain(wrong);
    const target = isMail
      ? { scene: 'newMail' as const, mail: normalizeText(values.mail) }
      : { scene: 'newMobile' as const, telephone: normalizeText(values.telephone) };
    return void sender.sendTo(target);
  }

  return (
    <form {...form}>
      <p className={styles.lead}>
        {isMail ? '请填写新的邮箱，验证码会发送到这个邮箱。' : '请填写新的手机号，验证码会发送到这个号码。'}
      </p>
      {isMail ? (
        <TextField
          field={bind('mail')}
          label="新邮箱"
          isRequired
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={100}
        />
      ) : (
        <TextField
          field={bind('telephone')}
          label="新手机号"
          isRequired
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="仅支持中国大陆手机号"
        />
      )}
      <CodeFields
        field={bind('code')}
        sender={sender}
        recipient={isMail ? values.mail : values.telephone}
        onSend={send}
      />
      <FormFoot isSending={isSending} warning={warning} submitText="确认绑定" />
    </form>
  );
}
