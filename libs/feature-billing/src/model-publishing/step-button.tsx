import { type CallResult, FormWarning, useSubmission } from '@portal/ui-forms';
import { Button, ButtonRow, type ButtonProps } from '@portal/ui-kit';
import { useEffect, useRef, useState } from 'react';
import styles from './publishing.module.css';

/** Props of `StepButton`. */
export interface StepButtonProps {
  readonly text: string;
  readonly busyText?: string;
  /** What is asked before it is done; nothing is where it is left out. */
  readonly question?: string;
  readonly variant?: ButtonProps['variant'];
  readonly send: (idempotencyKey: string) => PromiseLike<CallResult<unknown>>;
  readonly onDone?: () => void;
}

/** A step with a record at the press of a button: what it means is asked before, and why it failed is said beside. */
export function StepButton({ text, busyText = '处理中…', question, variant, send, onDone }: StepButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { isSending, error, submit, reset } = useSubmission<unknown>();
  const confirm = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) confirm.current?.focus();
  }, [isAsked]);

  async function run() {
    if (isSending || 'error' in (await submit(text, send))) return;
    setIsAsked(false);
    onDone?.();
  }

  if (isAsked)
    return (
      <div ref={confirm} className={styles.asked} role="group" aria-label={`确认${text}`} tabIndex={-1}>
        <p className={styles.text}>{question}</p>
        <FormWarning error={error} />
        <ButtonRow>
          <Button
            size="compact"
            onClick={() => {
              setIsAsked(false);
              reset();
            }}
          >
            取消
          </Button>
          <Button
            variant={variant === 'danger' ? 'danger' : 'primary'}
            size="compact"
            disabled={isSending}
            onClick={() => void run()}
          >
            {isSending ? busyText : `确认${text}`}
          </Button>
        </ButtonRow>
      </div>
    );
  return (
    <>
      <FormWarning error={error} />
      <div>
        <Button
          variant={variant}
          size="compact"
          disabled={isSending}
          onClick={() => (question ? setIsAsked(true) : void run())}
        >
          {isSending ? busyText : text}
        </Button>
      </div>
    </>
  );
}
