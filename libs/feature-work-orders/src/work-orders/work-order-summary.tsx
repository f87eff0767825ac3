import type { WorkOrderDetail } from '@portal/api-contract/account';
import { workOrderLifecycle } from '@portal/lifecycles';
import { formatBeijingTime, StatusTag, useNow } from '@portal/ui-account';
import { Badge } from '@portal/ui-kit';
import { readResponseClock } from './response-clock.rules';
import styles from './work-order-detail.module.css';
import { formatSeverity } from './work-order-labels';
import { describeNextStep } from './work-order-words';

const MINUTE = 60_000;

/** How a work order stands, at a glance, and what its owner should do next. */
export function WorkOrderSummary({ workOrder }: { readonly workOrder: WorkOrderDetail }) {
  const { ticketNo, status, severity, isUrged, isEscalated, nextUrgeAt } = workOrder;
  const nextStep = describeNextStep(workOrder);
  return (
    <section className={styles.summary} aria-label="工单概况">
      <dl className={styles.strip}>
        <div>
          <dt>编号</dt>
          <dd className={styles.number}>{ticketNo}</dd>
        </div>
        <div>
          <dt>状态</dt>
          <dd className={styles.tags}>
            <StatusTag lifecycle={workOrderLifecycle} state={status} />
            {isUrged && <Badge tone="info">已催单</Badge>}
            {nextUrgeAt && <span className={styles.faint}>{formatBeijingTime(nextUrgeAt).slice(-5)} 后可再催</span>}
            {isEscalated && <Badge tone="hot">已升级</Badge>}
          </dd>
        </div>
        <div>
          <dt>严重级别</dt>
          <dd data-severity={severity}>{formatSeverity(severity)}</dd>
        </div>
        <div>
          <dt>承诺响应</dt>
          <dd>
            <ResponseClock workOrder={workOrder} />
          </dd>
        </div>
      </dl>
      {nextStep && <p className={styles.next}>{nextStep}</p>}
    </section>
  );
}

/** The promised response: a countdown until somebody answers. It ticks silently for screen readers. */
function ResponseClock({ workOrder }: { readonly workOrder: WorkOrderDetail }) {
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
