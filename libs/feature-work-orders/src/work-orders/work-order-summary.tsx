import type { WorkOrderDetail } from '@portal/api-contract/account';
import { workOrderLifecycle } from '@portal/lifecycles';
import { formatBeijingTime, RecordSummary, StatusTag, TimeLimit, useNow } from '@portal/ui-account';
import { Badge } from '@portal/ui-kit';
import { readResponseClock } from './response-clock.rules';
import styles from './work-order-detail.module.css';
import { formatSeverity } from './work-order-labels';
import { describeNextStep } from './work-order-words';

const MINUTE = 60_000;

/** How a work order stands, at a glance, and what its owner should do next. */
export function WorkOrderSummary({ workOrder }: { readonly workOrder: WorkOrderDetail }) {
  const { ticketNo, severity } = workOrder;
  return (
    <RecordSummary
      label="工单概况"
      facts={[
        ['编号', ticketNo],
        ['状态', <Status key="status" workOrder={workOrder} />],
        [
          '严重级别',
          <span key="severity" className={styles.severity} data-severity={severity}>
            {formatSeverity(severity)}
          </span>,
        ],
        ['承诺响应', <ResponseClock key="clock" workOrder={workOrder} />],
      ]}
      hint={describeNextStep(workOrder)}
    />
  );
}

function Status({ workOrder }: { readonly workOrder: WorkOrderDetail }) {
  const { status, isUrged, isEscalated, nextUrgeAt } = workOrder;
  return (
    <span className={styles.tags}>
      <StatusTag lifecycle={workOrderLifecycle} state={status} />
      {isUrged && <Badge tone="info">已催单</Badge>}
      {nextUrgeAt && <span className={styles.faint}>{formatBeijingTime(nextUrgeAt).slice(-5)} 后可再催</span>}
      {isEscalated && <Badge tone="hot">已升级</Badge>}
    </span>
  );
}

/** The promised response: a countdown until somebody answers. */
function ResponseClock({ workOrder }: { readonly workOrder: WorkOrderDetail }) {
  const clock = readResponseClock(workOrder, useNow(MINUTE));
  return <TimeLimit {...clock} label="承诺响应" until={workOrder.promiseAt} untilText="承诺" />;
}
