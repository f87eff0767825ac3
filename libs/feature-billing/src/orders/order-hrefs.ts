import { type OrderBrief, writeItems } from '@portal/api-contract/account';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';

/** URL of an order, without prefix. */
export function toOrderHref(orderNo: string): string {
  return accountPaths.orderDetail.href(undefined, { orderNo });
}

/** URL at which the same is bought again, without prefix. */
export function toReorderHref({ lines }: Pick<OrderBrief, 'lines'>): string {
  return paths.purchasePage.href(undefined, { code: lines[0].productCode, items: writeItems(lines) });
}
