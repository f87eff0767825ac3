/** Page of an order, inside the site and without prefix. */
export function toOrderLink(orderNo: string): string {
  return `/overview/order-details?orderNo=${encodeURIComponent(orderNo)}`;
}

/** Page at which an order is paid, inside the site and without prefix. */
export function toCashierLink(orderNo: string): string {
  return `/overview/order-pay?orderNos=${encodeURIComponent(orderNo)}`;
}
