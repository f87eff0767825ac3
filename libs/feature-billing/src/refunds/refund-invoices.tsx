import type { RefundDetail } from '@portal/api-contract/account';
import { useListInvoicesQuery } from '@portal/data-access-api/account';
import { AccountCard } from '@portal/ui-account';
import { OrderInvoiceList, SHOWN_INVOICES } from '../invoices/order-invoice-list';

/** 待退回的发票: those of its order, on whose return a refund waits. */
export function RefundInvoices({ refund: { orderNo } }: { readonly refund: Pick<RefundDetail, 'orderNo'> }) {
  const invoices = useListInvoicesQuery({ orderNo, pageSize: SHOWN_INVOICES });
  return (
    <AccountCard title="待退回的发票">
      <p>请在发票详情中申请退票，红冲完成后将自动继续退款。</p>
      <OrderInvoiceList invoices={invoices} />
    </AccountCard>
  );
}
