import { type BoundField, CaptchaField, TextField } from '@portal/ui-content/form';
import { Alert, Button } from '@portal/ui-kit';
import type { CodeSender } from './use-code-sender';
import styles from './dialogs.module.css';

/** Props of `CodeFields`. */
export interface CodeFieldsProps {
  readonly field: BoundField<string>;
  readonly sender: CodeSender;
  /** Where the code goes, as it may be shown. */
  readonly recipient: string;
  /** Sends the code; the captcha has been passed. */
  readonly onSend: () => void;
}

/** Captcha, the button that has a code sent, and the code. */
export function CodeFields({ field, sender, recipient, onSend }: CodeFieldsProps) {
  const { captcha, round, left, isSent, isSending, hasTicket, takeTicket, problem } = sender;
  const ticketField = {
    name: 'captchaTicket',
    value: '',
    error: undefined,
    onChange: takeTicket,
    onBlur: () => undefined,
  };
  return (
    <>
      {left === 0 && <CaptchaField field={ticketField} captcha={captcha} round={round} />}
      <div className={styles.codeRow}>
        <TextField
          field={field}
          label="验证码"
          isRequired
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          placeholder="6位数字"
        />
        <Button variant="plain" className={styles.send} disabled={!hasTicket || left > 0 || isSending} onClick={onSend}>
          {describeButton(left, isSent, isSending)}
        </Button>
      </div>
      <p className={styles.sent} role="status">
        {left > 0 && `验证码已发送至 ${recipient}，5分钟内有效`}
      </p>
      {problem && <Alert className={styles.problem}>{problem}</Alert>}
    </>
  );
}

function describeButton(left: number, isSent: boolean, isSending: boolean): string {
  if (isSending) return '发送中…';
  if (left > 0) return `${left}秒后可重发`;
  return isSent ? '重新获取' : '获取验证码';
}
