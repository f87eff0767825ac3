import { Captcha } from '@portal/ui-kit/captcha';
import { useId, useRef } from 'react';
import { TextField } from '../fields/text-field';
import type { FieldErrors, FieldName } from '../forms/form-state';
import { formatWait } from '../forms/use-countdown';
import { checkCaptcha, loadPicture, loadQuestion, type SmsScene } from '../http/login-calls';
import styles from './sms-fields.module.css';
import { useCodeRequest } from './use-code-request';

/** Values of the fields below; a form may have more. */
export interface SmsValues {
  readonly telephone: string;
  readonly code: string;
}

/** Props of `SmsFields`. */
export interface SmsFieldsProps {
  readonly scene: SmsScene;
  readonly values: SmsValues;
  readonly errors: FieldErrors<SmsValues>;
  readonly onChange: (patch: Partial<SmsValues>) => void;
  readonly onLeave: (field: FieldName<SmsValues>) => void;
  readonly onTelephoneError: (msg: string) => void;
}

/** Telephone, captcha and the code that is sent to the telephone. */
export function SmsFields({ scene, values, errors, onChange, onLeave, onTelephoneError }: SmsFieldsProps) {
  const groupRef = useRef<HTMLDivElement>(null);
  const captchaRef = useRef<HTMLDivElement>(null);
  const messageId = useId();
  const { round, answer, isSending, secondsLeft, acceptTicket, request } = useCodeRequest({
    scene,
    telephone: values.telephone,
    onTelephoneError,
  });

  async function onRequest(): Promise<void> {
    if (isSending) return;
    const outcome = await request();
    if (outcome === 'captcha') captchaRef.current?.querySelector<HTMLElement>('button, input')?.focus();
    const field = outcome === 'sent' ? 'code' : outcome === 'telephone' ? 'telephone' : undefined;
    if (field) groupRef.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }

  return (
    <div ref={groupRef}>
      <TextField
        name="telephone"
        label="手机号"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
        value={values.telephone}
        error={errors.telephone}
        onChange={(telephone) => onChange({ telephone })}
        onBlur={() => onLeave('telephone')}
      />
      <div ref={captchaRef} role="group" aria-label="获取验证码前的安全验证" aria-describedby={messageId}>
        <Captcha
          key={round}
          loadPicture={() => loadPicture(scene)}
          loadQuestion={() => loadQuestion(scene)}
          check={checkCaptcha}
          onTicket={acceptTicket}
        />
      </div>
      <p id={messageId} className={styles.message} data-kind={answer.kind} role="status">
        {answer.msg}
      </p>
      <TextField
        name="code"
        label="验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={values.code}
        error={errors.code}
        onChange={(code) => onChange({ code })}
        onBlur={() => onLeave('code')}
      >
        <button
          type="button"
          className={styles.send}
          disabled={secondsLeft > 0}
          aria-disabled={isSending}
          onClick={() => void onRequest()}
        >
          {secondsLeft > 0 ? `${formatWait(secondsLeft)}后重新获取` : isSending ? '正在发送…' : '获取验证码'}
        </button>
      </TextField>
    </div>
  );
}
