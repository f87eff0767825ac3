import type { InvoiceBrief } from '@portal/api-contract/account';
import { cardStyles, formatAmount } from '@portal/ui-account';
import { DataNotice, type QueryState, SiteLink } from '@portal/ui-kit';
import { toInvoiceHref } from './invoice-hrefs';
import { InvoiceStatusTag } from './invoice-status';

/** Most invoices of an order that a page shows. */
export const SHOWN_INVOICES = 10;

/** Invoices that an order is on. */
export type InvoicesOfOrder = QueryState<{ readonly list: readonly InvoiceBrief[] }>;

/** Invoices that an order is on, each with how it stands and the way to it; nothing where there are none. */
export function OrderInvoiceList({ invoices }: { readonly invoices: InvoicesOfOrder }) {
  const { data, isError, error, refetch } = invoices;
  if (isError) return <DataNotice message="发票加载失败" error={error} onRetry={() => void refetch()} />;
  const list = data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <ul className={cardStyles.rows} aria-label="订单的发票">
      {list.map((invoice) => (
        <li key={invoice.id} className={cardStyles.row}>
          <SiteLink href={toInvoiceHref(invoice.id)} className={cardStyles.link}>
            {invoice.titleName}
          </SiteLink>
          <InvoiceStatusTag invoice={invoice} />
          <span className={cardStyles.aside}>{`${invoice.number || invoice.id} · ${formatAmount(invoice.total)}`}</span>
        </li>
      ))}
    </ul>
  );
}
