import type { FormProblem } from '../forms/form-state';
import { formatWait } from '../forms/use-countdown';
import styles from './form-foot.module.css';

/** Props of `FormFoot`. */
export interface FormFootProps {
  readonly problem: FormProblem;
  readonly isPending: boolean;
  readonly secondsLeft: number;
  readonly label: string;
  readonly pendingLabel: string;
  /** Starts an expired login again. */
  readonly onRestart: () => void;
}

/** End of a form: why it was refused, and its button. */
export function FormFoot({ problem, isPending, secondsLeft, label, pendingLabel, onRestart }: FormFootProps) {
  return (
    <>
      <div role="alert">
        {problem.msg && (
          <p className={styles.problem}>
            {problem.msg}
            {problem.isExpired && (
              <button type="button" className={styles.restart} onClick={onRestart}>
                重新登录
              </button>
            )}
          </p>
        )}
      </div>
      <button type="submit" className={styles.submit} disabled={secondsLeft > 0} aria-disabled={isPending}>
        {secondsLeft > 0 ? `${formatWait(secondsLeft)}后可重试` : isPending ? pendingLabel : label}
      </button>
    </>
  );
}
