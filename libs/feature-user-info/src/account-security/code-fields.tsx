import styles from './dialogs.module.css';
import type { CodeSender } from './use-code-sender';
import { type BoundField, CaptchaField, type TextControl, TextField } from '@portal/ui-forms';
import { Alert, Button } from '@portal/ui-kit';

/** Props of `CodeFields`. */
export interface CodeFieldsProps {
  readonly field: BoundField<string, TextControl>;
  readonly sender: CodeSender;
  /** Where the code goes, as it may be shown. */
  readonly recipient: string;
  /** Sends the code; the captcha has been passed. */
  readonly onSend: () => void;
}

/** Captcha, the button that has a code sent, and the code. */
export function CodeFields({ field, sender, recipient, onSend }: CodeFieldsProps) {
  const { captcha, captchaField, secondsLeft, isSent, isSending, hasTicket, problem } = sender;
  return (
    <>
      {secondsLeft === 0 && <CaptchaField field={captchaField} captcha={captcha} />}
      <div className={styles.codeRow}>
        <TextField field={field} maxLength={6} placeholder="6位数字" />
        <Button
          variant="plain"
          className={styles.send}
          disabled={!hasTicket || secondsLeft > 0 || isSending}
          onClick={onSend}
        >
          {describeButton(secondsLeft, isSent, isSending)}
        </Button>
      </div>
      <p className={styles.sent} role="status">
        {secondsLeft > 0 && `验证码已发送至 ${recipient}，5分钟内有效`}
      </p>
      {problem && <Alert className={styles.problem}>{problem}</Alert>}
    </>
  );
}

function describeButton(secondsLeft: number, isSent: boolean, isSending: boolean): string {
  if (isSending) return '发送中…';
  if (secondsLeft > 0) return `${secondsLeft}秒后可重发`;
  return isSent ? '重新获取' : '获取验证码';
}
