import { useSendSignCodeMutation } from '@portal/data-access-api/account';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import {
  type CallResult,
  CheckBoxField,
  defineForm,
  field,
  TextField,
  useCountdown,
  useForm,
  useSubmission,
} from '@portal/ui-forms';
import { Alert, Button } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './contracts.module.css';

/** By what a text is signed that is shown. */
export interface Signature {
  readonly id: string;
  readonly textHash: string;
  readonly code: string;
  readonly isIntended: true;
}

/** Props of `SignatureForm`. */
export interface SignatureFormProps extends ActionListener {
  /** Number of the contract. */
  readonly id: string;
  /** Hash of the text that is shown. */
  readonly textHash: string;
  /** Telephone that the code goes to, masked; empty where none is bound. */
  readonly telephone: string;
  readonly question: string;
  /** What the reader ticks. */
  readonly consent: string;
  /** What is said once it is signed. */
  readonly doneText: string;
  readonly send: (signature: Signature, idempotencyKey: string) => PromiseLike<CallResult<unknown>>;
  readonly onClose: () => void;
  /** The text, where it does not stand in the page. */
  readonly children?: ReactNode;
}

const signatureForm = defineForm({
  isIntended: { ...field.flag(), findError: (value: boolean) => (value ? '' : '请阅读合同并勾选同意') },
  code: field.code({ label: '短信验证码', placeholder: '6位数字' }),
});

/** Has the reader agree to the text that is shown, and show by a code to mean it. */
export function SignatureForm(props: SignatureFormProps) {
  const { id, textHash, telephone, question, consent, doneText, send, onClose, children, ...listener } = props;
  const [sendSignCode] = useSendSignCodeMutation();
  const sending = useSubmission<{ readonly telephone: string; readonly resendIn: number }>();
  const { secondsLeft, start } = useCountdown();
  const form = useForm(signatureForm, {
    send: ({ code }, idempotencyKey) => send({ id, textHash, code, isIntended: true }, idempotencyKey),
    ...tellOutcome(doneText, listener),
  });

  async function sendCode(): Promise<void> {
    const outcome = await sending.submit({ id, at: Date.now() }, () => sendSignCode({ id, textHash }));
    start('receipt' in outcome ? outcome.receipt.resendIn : outcome.error.retryAfter);
  }

  return (
    <ActionForm form={form} question={question} submitText="签署" onCancel={onClose}>
      {children}
      <p className={styles.note}>
        文本摘要：<span className={styles.hash}>{textHash}</span>
      </p>
      <CheckBoxField field={form.bind('isIntended')}>{consent}</CheckBoxField>
      {form.errors.isIntended && <Alert>{form.errors.isIntended}</Alert>}
      <div className={styles.code}>
        <TextField field={form.bind('code')} maxLength={6} />
        <Button className={styles.send} disabled={secondsLeft > 0 || sending.isSending} onClick={() => void sendCode()}>
          {describeButton(secondsLeft, sending.isSending)}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {sending.receipt
          ? `验证码已发送至 ${sending.receipt.telephone}，5分钟内有效`
          : telephone && `验证码将发送至账号绑定的手机号 ${telephone}`}
      </p>
      {sending.error && <Alert>{sending.error.msg}</Alert>}
    </ActionForm>
  );
}

function describeButton(secondsLeft: number, isSending: boolean): string {
  if (isSending) return '发送中…';
  return secondsLeft > 0 ? `${secondsLeft} 秒后重发` : '获取验证码';
}
