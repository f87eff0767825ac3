import { type BoundField, field, type TextControl, TextField } from '@portal/ui-forms';
import { Button } from '@portal/ui-kit';
import { Captcha } from '@portal/ui-kit/captcha';
import { useId, useRef } from 'react';
import { formatWait } from '../forms/format-wait';
import { checkCaptcha, loadPicture, loadQuestion, type SmsScene } from '../http/login-calls';
import styles from './sms-fields.module.css';
import { useCodeRequest } from './use-code-request';

/** Telephone and the code that is sent to it, as every form has them that asks for both. */
export const smsFields = {
  telephone: field.mobile({ label: '手机号', hint: undefined, missing: '请输入手机号码', maxLength: 24 }),
  code: field.code(),
} as const;

/** Props of `SmsFields`. */
export interface SmsFieldsProps {
  readonly scene: SmsScene;
  readonly telephone: BoundField<string, TextControl>;
  readonly code: BoundField<string, TextControl>;
  readonly onTelephoneError: (msg: string) => void;
}

/** Telephone, captcha and the code that is sent to the telephone. */
export function SmsFields({ scene, telephone, code, onTelephoneError }: SmsFieldsProps) {
  const groupRef = useRef<HTMLDivElement>(null);
  const captchaRef = useRef<HTMLDivElement>(null);
  const messageId = useId();
  const {
    round,
    answer: response,
    isSending,
    secondsLeft,
    acceptTicket,
    request,
  } = useCodeRequest({
    scene,
    telephone: telephone.value,
    onTelephoneError,
  });

  async function onRequest(): Promise<void> {
    if (isSending) return;
    const outcome = await request();
    if (outcome === 'captcha') captchaRef.current?.querySelector<HTMLElement>('button, input')?.focus();
    const name = outcome === 'sent' ? 'code' : outcome === 'telephone' ? 'telephone' : undefined;
    if (name) groupRef.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }

  return (
    <div ref={groupRef}>
      <TextField field={telephone} />
      <div ref={captchaRef} role="group" aria-label="获取验证码前的安全验证" aria-describedby={messageId}>
        <Captcha
          key={round}
          loadPicture={() => loadPicture(scene)}
          loadQuestion={() => loadQuestion(scene)}
          check={checkCaptcha}
          onTicket={acceptTicket}
        />
      </div>
      <p id={messageId} className={styles.message} data-kind={response.kind} role="status">
        {response.msg}
      </p>
      <TextField field={code}>
        <Button
          variant="plain"
          className={styles.send}
          disabled={secondsLeft > 0}
          aria-disabled={isSending}
          onClick={() => void onRequest()}
        >
          {secondsLeft > 0 ? `${formatWait(secondsLeft)}后重新获取` : isSending ? '正在发送…' : '获取验证码'}
        </Button>
      </TextField>
    </div>
  );
}
