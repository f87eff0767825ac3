import { accountPaths } from '@portal/portal-paths/account';

/** URL of a refund, without prefix. */
export function toRefundHref(refundNo: string): string {
  return accountPaths.refundDetail.href(undefined, { refundNo });
}

/** URL at which a refund of an order is applied for, without prefix. */
export function toApplicationHref(orderNo: string): string {
  return accountPaths.refundDetail.href(undefined, { orderNo });
}

/** URL of the page that says that an application was taken, without prefix. */
export function toSubmittedHref(refundNo: string): string {
  return accountPaths.refundSubmitted.href(undefined, { refundNo });
}

/** URL of the refunds of an order, without prefix. */
export function toOrderRefundsHref(orderNo: string): string {
  return accountPaths.refunds.href(undefined, { keyword: orderNo });
}
