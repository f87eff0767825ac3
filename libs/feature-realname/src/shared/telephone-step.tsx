import type { Identification, IdentificationDetail } from '@portal/api-contract/account';
import {
  useSendIdentificationCodeMutation,
  useVerifyIdentificationCodeMutation,
} from '@portal/data-access-api/account';
import { defineForm, field, Form, TextField, useCountdown, useForm, useSubmission } from '@portal/ui-forms';
import { Alert, Button } from '@portal/ui-kit';
import styles from './telephone-step.module.css';

const codeForm = defineForm({ code: field.code({ label: '短信验证码', placeholder: '6位数字' }) });

/** Props of `TelephoneStep`. */
export interface TelephoneStepProps {
  readonly record: Identification;
  readonly onProven: (record: IdentificationDetail) => void;
}

/** Last step of a verification: a code to the telephone shows that it is the reader's. */
export function TelephoneStep({ record: { id, telephone }, onProven }: TelephoneStepProps) {
  const [verify] = useVerifyIdentificationCodeMutation();
  const [send] = useSendIdentificationCodeMutation();
  const sending = useSubmission<{ readonly resendIn: number }>();
  const { secondsLeft, start } = useCountdown();
  const form = useForm(codeForm, { send: (request) => verify({ id, ...request }), onSubmitted: onProven });

  async function sendCode(): Promise<void> {
    const outcome = await sending.submit({ id, at: Date.now() }, () => send({ id }));
    if ('receipt' in outcome) start(outcome.receipt.resendIn);
    else start(outcome.error.retryAfter);
  }

  return (
    <Form form={form} label="短信验证" submitText="完成验证">
      <p className={styles.lead}>
        验证码将发送至 <strong>{telephone}</strong>
      </p>
      <div className={styles.row}>
        <TextField field={form.bind('code')} maxLength={6} />
        <Button
          variant="secondary"
          className={styles.send}
          disabled={secondsLeft > 0 || sending.isSending}
          onClick={() => void sendCode()}
        >
          {describeButton(secondsLeft, sending.isSending)}
        </Button>
      </div>
      <p className={styles.sent} role="status">
        {sending.receipt && `验证码已发送至 ${telephone}，5分钟内有效`}
      </p>
      {sending.error && <Alert>{sending.error.msg}</Alert>}
    </Form>
  );
}

function describeButton(secondsLeft: number, isSending: boolean): string {
  if (isSending) return '发送中…';
  return secondsLeft > 0 ? `${secondsLeft} 秒后重发` : '获取验证码';
}
