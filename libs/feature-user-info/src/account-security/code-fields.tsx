import { type BoundField, CaptchaField, type TextControl, TextField } from '@portal/ui-forms';
import { Button } from '@portal/ui-kit';
import type { CodeSender } from './use-code-sender';
import styles from './dialogs.module.css';

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
  const { captcha, captchaField, left, isSent, isSending, hasTicket, problem } = sender;
  return (
    <>
      {left === 0 && <CaptchaField field={captchaField} captcha={captcha} />}
      <div className={styles.codeRow}>
        <TextField field={field} maxLength={6} placeholder="6位数字" />
        <Button variant="plain" className={styles.send} disabled={!hasTicket || left > 0 || isSending} onClick={onSend}>
          {describeButton(left, isSent, isSending)}
        </Button>
      </div>
      <p className={styles.sent} role="status">
        {left > 0 && `验证码已发送至 ${recipient}，5分钟内有效`}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function describeButton(left: number, isSent: boolean, isSending: boolean): string {
  if (isSending) return '发送中…';
  if (left > 0) return `${left}秒后可重发`;
  return isSent ? '重新获取' : '获取验证码';
}
