import { formatBeijingTime } from '../format/beijing-time';
import styles from './record-page.module.css';

/** How a time limit stands, in words. */
export interface TimeLimitState {
  readonly text: string;
  readonly tone: 'running' | 'near' | 'late' | 'kept' | 'over';
}

/** Props of `TimeLimit`. */
export interface TimeLimitProps extends TimeLimitState {
  /** What the time is for, for those who do not see it. */
  readonly label: string;
  /** When it is over. */
  readonly until: string;
  /** Says of the time itself what it is, e.g. 承诺. */
  readonly untilText: string;
}

/** A time limit that counts down. It ticks silently for screen readers. */
export function TimeLimit({ label, text, tone, until, untilText }: TimeLimitProps) {
  return (
    <span className={styles.clock} data-tone={tone} role="timer" aria-live="off" aria-label={label}>
      {text}
      <time className={styles.limit} dateTime={until}>
        {untilText} {formatBeijingTime(until)} 前
      </time>
    </span>
  );
}
