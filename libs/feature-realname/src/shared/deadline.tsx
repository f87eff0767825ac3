import { formatBeijingTime, formatSpan, useNow } from '@portal/ui-account';
import styles from './deadline.module.css';

const MINUTE = 60_000;

/** Props of `Deadline`. */
export interface DeadlineProps {
  /** What ends, for those who do not see it. */
  readonly label: string;
  /** When, as ISO-8601. */
  readonly at: string;
}

/** How long there still is, and until when. It ticks silently for screen readers. */
export function Deadline({ label, at }: DeadlineProps) {
  const left = Math.max(0, Date.parse(at) - useNow(MINUTE));
  return (
    <span className={styles.deadline} role="timer" aria-live="off" aria-label={label}>
      <strong>剩余{formatSpan(left)}</strong>
      <time dateTime={at}>{formatBeijingTime(at)} 前</time>
    </span>
  );
}
