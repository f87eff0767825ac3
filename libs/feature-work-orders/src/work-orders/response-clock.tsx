import type { WorkOrderDetail } from '@portal/api-contract/account';
import { formatBeijingTime } from '@portal/ui-account';
import { readResponseClock } from './response-clock.rules';
import styles from './response-clock.module.css';
import { useNow } from './use-now';

const MINUTE = 60_000;

/** The promised response: a countdown until somebody answers. It ticks silently for screen readers. */
export function ResponseClock({ workOrder }: { readonly workOrder: WorkOrderDetail }) {
  const { text, tone } = readResponseClock(workOrder, useNow(MINUTE));
  return (
    <span className={styles.clock} data-tone={tone} role="timer" aria-live="off" aria-label="承诺响应">
      {text}
      <time className={styles.promise} dateTime={workOrder.promiseAt}>
        承诺 {formatBeijingTime(workOrder.promiseAt)} 前
      </time>
    </span>
  );
}
