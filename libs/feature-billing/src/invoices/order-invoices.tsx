import type { InvoiceBrief, OrderDetail } from '@portal/api-contract/account';
import { AccountCard, cardStyles, formatAmount } from '@portal/ui-account';
import { ButtonLink, DataNotice, type QueryState, SiteLink } from '@portal/ui-kit';
import { Amount, Amounts } from '../amounts';
import { toInvoiceApplyHref, toInvoiceHref } from './invoice-hrefs';
import { InvoiceStatusTag } from './invoice-status';

/** Props of `OrderInvoices`. */
export interface OrderInvoicesProps {
  readonly order: Pick<OrderDetail, 'orderNo' | 'status' | 'invoiced' | 'invoiceable'>;
  /** Invoices that the order is on. */
  readonly invoices: QueryState<{ readonly list: readonly InvoiceBrief[] }>;
}

/** 发票: how much of an order is invoiced, on which invoices, and the way to one more. */
export function OrderInvoices({ order: { orderNo, status, invoiced, invoiceable }, invoices }: OrderInvoicesProps) {
  const { data, isError, error, refetch } = invoices;
  const list = data?.list ?? [];
  if (list.length === 0 && invoiced === 0 && (invoiceable <= 0 || status !== 40)) return null;
  return (
    <AccountCard
      title="发票"
      action={
        status === 40 &&
        invoiceable > 0 && (
          <ButtonLink href={toInvoiceApplyHref(orderNo)} size="compact">
            申请开票
          </ButtonLink>
        )
      }
    >
      <Amounts>
        <Amount name="已开票" text={formatAmount(invoiced)} />
        <Amount name="可开票" text={formatAmount(invoiceable)} />
      </Amounts>
      {isError && <DataNotice message="发票加载失败" error={error} onRetry={() => void refetch()} />}
      {list.length > 0 && (
        <ul className={cardStyles.rows} aria-label="订单的发票">
          {list.map((invoice) => (
            <li key={invoice.id} className={cardStyles.row}>
              <SiteLink href={toInvoiceHref(invoice.id)} className={cardStyles.link}>
                {invoice.titleName}
              </SiteLink>
              <InvoiceStatusTag invoice={invoice} />
              <span className={cardStyles.aside}>
                {`${invoice.number || invoice.id} · ${formatAmount(invoice.total)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  );
}
