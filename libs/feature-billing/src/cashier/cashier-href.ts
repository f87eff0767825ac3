import { accountPaths } from '@portal/portal-paths/account';

/** URL at which some orders are paid, without prefix. */
export function toCashierHref(orderNos: readonly string[]): string {
  return accountPaths.cashier.href(undefined, { orderNos: orderNos.join(',') });
}

/** URL at which an order is paid by a transfer, without prefix. */
export function toTransferHref(orderNo: string): string {
  return accountPaths.cashier.href(undefined, { transfer: orderNo });
}

/** URL at which a payment is looked at, without prefix. */
export function toPaymentHref(payNo: string): string {
  return accountPaths.cashier.href(undefined, { payNo });
}
