import type { OrderDetail } from '@portal/api-contract/account';
import type { OrderBalances } from '../../platform/money/ledger/order-balances';

/** How the payment of an order stands, by what the ledger has of it (design: lifecycles, order). */
export function findPayStatus({ paid, refunded, due }: OrderBalances): OrderDetail['payStatus'] {
  if (paid === 0) return 'unpaid';
  if (refunded > 0) return refunded < paid ? 'partiallyRefunded' : 'refunded';
  return due > 0 ? 'partial' : 'paid';
}
