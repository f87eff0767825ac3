import type { InstanceDetail } from '@portal/api-contract/account';
import { orderLifecycle, workOrderLifecycle } from '@portal/lifecycles';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard, formatAmount, formatBeijingTime, StatusTag } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import { toOrderHref } from '../orders/order-hrefs';
import { TYPE_LABELS } from '../orders/order-words';
import styles from './instances.module.css';

/** Orders and work orders that have to do with a product in use. */
export function RelatedRecords({ instance: { orders, workOrders } }: { readonly instance: InstanceDetail }) {
  return (
    <>
      <AccountCard title="相关订单">
        <ul className={styles.rows}>
          {orders.map(({ orderNo, type, status, payable, createdAt }) => (
            <li key={orderNo} className={styles.row}>
              <SiteLink href={toOrderHref(orderNo)} className={styles.link}>
                {orderNo}
              </SiteLink>
              <span>
                {TYPE_LABELS[type]} {formatAmount(payable)}
              </span>
              <StatusTag lifecycle={orderLifecycle} state={status} />
              <time className={styles.below} dateTime={createdAt}>
                {formatBeijingTime(createdAt)}
              </time>
            </li>
          ))}
        </ul>
      </AccountCard>
      {workOrders.length > 0 && (
        <AccountCard title="相关工单">
          <ul className={styles.rows}>
            {workOrders.map(({ ticketNo, title, status, createdAt }) => (
              <li key={ticketNo} className={styles.row}>
                <SiteLink href={accountPaths.workOrderDetail.href(undefined, { ticketNo })} className={styles.link}>
                  {title}
                </SiteLink>
                <StatusTag lifecycle={workOrderLifecycle} state={status} />
                <time className={styles.below} dateTime={createdAt}>
                  {formatBeijingTime(createdAt)}
                </time>
              </li>
            ))}
          </ul>
        </AccountCard>
      )}
    </>
  );
}
