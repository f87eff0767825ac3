import type { WorkOrderDetail } from '@portal/api-contract/account';
import { workOrderLifecycle } from '@portal/lifecycles';
import { formatBeijingTime, StatusTag } from '@portal/ui-account';
import { Badge } from '@portal/ui-kit';
import { ResponseClock } from './response-clock';
import styles from './work-order-detail.module.css';
import { formatSeverity } from './work-order-labels';
import { describeNextStep } from './work-order-words';

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
