import { type FormFields, type FormState, useCountdown } from '@portal/ui-forms';
import { Button } from '@portal/ui-kit';
import { useEffect } from 'react';
import { formatWait } from './format-wait';
import styles from './login-actions.module.css';

/** Props of `LoginActions`. */
export interface LoginActionsProps {
  readonly form: Pick<FormState<FormFields, unknown>, 'isSending' | 'error' | 'receipt' | 'values'>;
  readonly label: string;
  readonly pendingLabel: string;
  /** Starts an expired login again. */
  readonly onRestart: () => void;
}

/** End of a form: why it was rejected, and its button, which waits as long as the server says. */
export function LoginActions({ form, label, pendingLabel, onRestart }: LoginActionsProps) {
  const { isSending, error, receipt, values } = form;
  const { secondsLeft, start } = useCountdown();
  const retryAfter = error?.code === '429' ? error.retryAfter : 0;
  // What is accepted leads away: the button is not pressed again while the page is left.
  const isPending = isSending || receipt !== null;
  useEffect(() => {
    if (error && retryAfter > 0) start(retryAfter);
  }, [error, retryAfter, start]);

  const isBesideField = error?.fieldErrors.some(({ field }) => field in values) ?? false;
  const isWaitOver = retryAfter > 0 && secondsLeft === 0;
  const msg = isBesideField || isWaitOver ? '' : error?.msg;
  return (
    <>
      <div role="alert">
        {msg && (
          <p className={styles.problem}>
            {msg}
            {error?.code === '410' && (
              <Button variant="plain" className={styles.restart} onClick={onRestart}>
                重新登录
              </Button>
            )}
          </p>
        )}
      </div>
      <Button
        type="submit"
        variant="plain"
        className={styles.submit}
        disabled={secondsLeft > 0}
        aria-disabled={isPending}
      >
        {secondsLeft > 0 ? `${formatWait(secondsLeft)}后可重试` : isPending ? pendingLabel : label}
      </Button>
    </>
  );
}
