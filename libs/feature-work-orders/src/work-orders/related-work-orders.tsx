import type { WorkOrderDetail } from '@portal/api-contract/account';
import { workOrderLifecycle } from '@portal/lifecycles';
import { AccountCard, StatusTag } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import styles from './work-order-detail.module.css';
import { toWorkOrderHref } from './work-order-href';

/** Other work orders of the owner about the same product. */
export function RelatedWorkOrders({ related }: Pick<WorkOrderDetail, 'related'>) {
  if (related.length === 0) return null;
  return (
    <AccountCard title="相关工单">
      <ul className={styles.related}>
        {related.map(({ ticketNo, title, status }) => (
          <li key={ticketNo}>
            <SiteLink href={toWorkOrderHref(ticketNo)}>{title}</SiteLink>
            <StatusTag lifecycle={workOrderLifecycle} state={status} />
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
