import { accountPaths } from '@portal/portal-paths/account';

/** The list of invoices, as the page above others. */
export const INVOICES_BACK = { href: accountPaths.invoices.href(), text: '我的发票' };

/** URL of an invoice, without prefix. */
export function toInvoiceHref(id: string): string {
  return accountPaths.invoiceDetail.href(undefined, { id });
}

/** URL at which an invoice for an order is applied for, without prefix. */
export function toInvoiceApplyHref(orderNo: string): string {
  return accountPaths.invoiceChooseOrders.href(undefined, { orderNo });
}
