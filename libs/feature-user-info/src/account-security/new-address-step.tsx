import { findEmailError, findMobileError, normalizeText, toMobile } from '@portal/api-contract/rules';
import { useChangeMailMutation, useChangeMobileMutation } from '@portal/data-access-api/account';
import { defineForm, field, Form, type SubmissionError, TextField, useForm } from '@portal/ui-forms';
import { CodeFields } from './code-fields';
import styles from './dialogs.module.css';
import { useCodeSender } from './use-code-sender';

const mobileForm = defineForm({ telephone: field.mobile({ label: '新手机号' }), code: field.code() });
const mailForm = defineForm({ mail: field.email({ label: '新邮箱' }), code: field.code() });

/** Props of `NewMobileStep` and `NewMailStep`. */
export interface NewAddressStepProps {
  /** Proof of the step before. */
  readonly ticket: string;
  readonly onDone: () => void;
  /** The proof is no longer good. */
  readonly onExpired: () => void;
}

/** Second step: the number that is to be bound, and the code that was sent there. */
export function NewMobileStep({ ticket, onDone, onExpired }: NewAddressStepProps) {
  const [changeMobile] = useChangeMobileMutation();
  const sender = useCodeSender();
  const form = useForm(mobileForm, {
    send: (request, idempotencyKey) => changeMobile({ body: { ticketOld: ticket, ...request }, idempotencyKey }),
    onSubmitted: onDone,
    onRejected: (error) => isExpired(error) && onExpired(),
  });
  const { bind, values } = form;
  const telephone = toMobile(values.telephone);
  return (
    <Form form={form} label="绑定手机号" submitText="确认绑定">
      <p className={styles.lead}>请填写新的手机号，验证码会发送到这个号码。</p>
      <TextField field={bind('telephone')} />
      <CodeFields
        field={bind('code')}
        sender={sender}
        recipient={values.telephone}
        onSend={() => sender.sendWhere(findMobileError(telephone), { scene: 'newMobile', telephone })}
      />
    </Form>
  );
}

/** Second step: the address that is to be bound, and the code that was sent there. */
export function NewMailStep({ ticket, onDone, onExpired }: NewAddressStepProps) {
  const [changeMail] = useChangeMailMutation();
  const sender = useCodeSender();
  const form = useForm(mailForm, {
    send: (request, idempotencyKey) => changeMail({ body: { ticketOld: ticket, ...request }, idempotencyKey }),
    onSubmitted: onDone,
    onRejected: (error) => isExpired(error) && onExpired(),
  });
  const { bind, values } = form;
  const mail = normalizeText(values.mail);
  return (
    <Form form={form} label="绑定邮箱" submitText="确认绑定">
      <p className={styles.lead}>请填写新的邮箱，验证码会发送到这个邮箱。</p>
      <TextField field={bind('mail')} />
      <CodeFields
        field={bind('code')}
        sender={sender}
        recipient={values.mail}
        onSend={() => sender.sendWhere(findEmailError(mail), { scene: 'newMail', mail })}
      />
    </Form>
  );
}

function isExpired({ fieldErrors }: SubmissionError): boolean {
  return fieldErrors.some(({ field: name }) => name === 'ticketOld');
}
