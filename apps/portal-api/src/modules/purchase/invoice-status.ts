import type { OrderDetail } from '@portal/api-contract/account';
import type { OrderBalances } from '../../platform/money/ledger/order-balances';

/** How the invoices of an order stand, by what the ledger has of it (design: lifecycles, order). */
export function findInvoiceStatus({
  invoiced,
  invoiceable,
}: Pick<OrderBalances, 'invoiced' | 'invoiceable'>): OrderDetail['invoiceStatus'] {
  if (invoiced === 0) return 'none';
  return invoiceable > 0 ? 'partial' : 'all';
}
