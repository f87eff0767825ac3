import type { InstanceDetail } from '@portal/api-contract/account';
import { orderLifecycle, workOrderLifecycle } from '@portal/lifecycles';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard, cardStyles, formatAmount, formatBeijingTime, StatusTag } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { toOrderHref } from '../orders/order-hrefs';
import { TYPE_LABELS } from '../orders/order-words';

/** Orders and work orders that have to do with a product in use. */
export function RelatedRecords({ instance: { orders, workOrders } }: { readonly instance: InstanceDetail }) {
  return (
    <>
      <AccountCard title="相关订单">
        <ul className={cardStyles.rows}>
          {orders.map(({ orderNo, type, status, payable, createdAt }) => (
            <RelatedRecord key={orderNo} href={toOrderHref(orderNo)} text={orderNo} at={createdAt}>
              <span>
                {TYPE_LABELS[type]} {formatAmount(payable)}
              </span>
              <StatusTag lifecycle={orderLifecycle} state={status} />
            </RelatedRecord>
          ))}
        </ul>
      </AccountCard>
      {workOrders.length > 0 && (
        <AccountCard title="相关工单">
          <ul className={cardStyles.rows}>
            {workOrders.map(({ ticketNo, title, status, createdAt }) => {
              const href = accountPaths.workOrderDetail.href(undefined, { ticketNo });
              return (
                <RelatedRecord key={ticketNo} href={href} text={title} at={createdAt}>
                  <StatusTag lifecycle={workOrderLifecycle} state={status} />
                </RelatedRecord>
              );
            })}
          </ul>
        </AccountCard>
      )}
    </>
  );
}

interface RelatedRecordProps {
  readonly href: string;
  readonly text: string;
  /** When it was created, ISO-8601. */
  readonly at: string;
  /** How it stands. */
  readonly children: ReactNode;
}

function RelatedRecord({ href, text, at, children }: RelatedRecordProps) {
  return (
    <li className={cardStyles.row}>
      <SiteLink href={href} className={cardStyles.link}>
        {text}
      </SiteLink>
      {children}
      <time className={cardStyles.aside} dateTime={at}>
        {formatBeijingTime(at)}
      </time>
    </li>
  );
}
