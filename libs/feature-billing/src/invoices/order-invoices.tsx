import type { OrderDetail } from '@portal/api-contract/account';
import { AccountCard, formatAmount } from '@portal/ui-account';
import { ButtonLink } from '@portal/ui-kit';
import { Amount, Amounts } from '../amounts';
import { INVOICE_STATUS_LABELS } from '../orders/order-words';
import { toInvoiceApplyHref } from './invoice-hrefs';
import { type InvoicesOfOrder, OrderInvoiceList } from './order-invoice-list';

/** Props of `OrderInvoices`. */
export interface OrderInvoicesProps {
  readonly order: Pick<OrderDetail, 'orderNo' | 'status' | 'invoiced' | 'invoiceable' | 'invoiceStatus'>;
  /** Invoices that the order is on. */
  readonly invoices: InvoicesOfOrder;
}

/** 发票: how much of an order is invoiced, on which invoices, and the way to one more. */
export function OrderInvoices({ order, invoices }: OrderInvoicesProps) {
  const { orderNo, status, invoiced, invoiceable, invoiceStatus } = order;
  const isOnNone = !invoices.data?.list.length;
  if (isOnNone && invoiced === 0 && (invoiceable <= 0 || status !== 40)) return null;
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
        <Amount name="已开票" note={INVOICE_STATUS_LABELS[invoiceStatus]} text={formatAmount(invoiced)} />
        <Amount name="可开票" text={formatAmount(invoiceable)} />
      </Amounts>
      <OrderInvoiceList invoices={invoices} />
    </AccountCard>
  );
}
