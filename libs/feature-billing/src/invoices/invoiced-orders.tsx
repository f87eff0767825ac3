import type { InvoiceDetail } from '@portal/api-contract/account';
import { invoicesApi } from '@portal/data-access-api/account';
import { AccountCard, formatAmount } from '@portal/ui-account';
import { Button, DataNotice, SiteLink } from '@portal/ui-kit';
import { useState } from 'react';
import { toOrderHref } from '../orders/order-hrefs';
import styles from './invoiced-orders.module.css';

const PAGE_SIZE = 20;

/** 包含订单: what an invoice is for, twenty orders at a time. */
export function InvoicedOrders({ invoice: { id, orders, orderCount } }: { readonly invoice: InvoiceDetail }) {
  const [pageNo, setPageNo] = useState(1);
  const { data, isFetching, isError, error, refetch } = invoicesApi.useListInvoicedOrdersQuery(
    { id, pageNo, pageSize: PAGE_SIZE },
    { skip: pageNo === 1 },
  );
  const shown = pageNo === 1 ? orders : (data?.list ?? []);
  const lastPage = Math.ceil(orderCount / PAGE_SIZE);
  return (
    <AccountCard title={`包含订单（${orderCount}）`}>
      {isError && <DataNotice message="订单加载失败" error={error} onRetry={() => void refetch()} />}
      <ul className={styles.orders} aria-busy={isFetching}>
        {shown.map(({ orderNo, name, amount }) => (
          <li key={orderNo} className={styles.order}>
            <span className={styles.words}>
              <SiteLink href={toOrderHref(orderNo)} className={styles.link}>
                {name}
              </SiteLink>
              <small>{orderNo}</small>
            </span>
            <strong data-negative={amount < 0 || undefined}>{formatAmount(amount)}</strong>
          </li>
        ))}
      </ul>
      {lastPage > 1 && (
        <div className={styles.pages} role="group" aria-label="订单翻页">
          <Button variant="text" disabled={pageNo === 1} onClick={() => setPageNo(pageNo - 1)}>
            上一页
          </Button>
          <span>{`第 ${pageNo} / ${lastPage} 页`}</span>
          <Button variant="text" disabled={pageNo === lastPage} onClick={() => setPageNo(pageNo + 1)}>
            下一页
          </Button>
        </div>
      )}
    </AccountCard>
  );
}
