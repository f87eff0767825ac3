/** Most units of a plan in one order. */
export const QUANTITY_LIMIT = 999;

/** Most lines of an order. */
export const LINE_LIMIT = 10;

/** What a coupon takes off: a sum, or per cent. */
export const COUPON_KINDS = ['amount', 'percent'] as const;

/** How a coupon stands: free, taken by an order that is not paid, spent, or over. */
export const COUPON_STATUSES = ['unused', 'locked', 'used', 'expired'] as const;

/** Most of a coupon: 分 (a million 元), products named, coupons in a list, and given to somebody in a day. */
export const COUPON_LIMITS = { amount: 100_000_000, products: 20, listed: 100, aDay: 50 } as const;

/** Minutes a quote holds. */
export const QUOTE_MINUTES = 15;

/** Version of the service agreement an order is made under. */
export const AGREEMENT_VERSION = '2026-07';

/** States of an order in the order of its lifecycle. */
export const ORDER_STATUSES = [10, 20, 25, 30, 40, 50, 55, 60] as const;

/** States of an order by the words of the calls that were there before its lifecycle. */
export const ORDER_STATES = {
  reviewing: '待审核',
  unpaid: '待支付',
  confirming: '支付确认中',
  processing: '处理中',
  completed: '已完成',
  cancelled: '已取消',
  expired: '已超时关闭',
  failed: '开通失败',
} as const;

/** What an order is for: 新购, 续费, 升级, 试转正. */
export const ORDER_TYPES = ['new', 'renewal', 'upgrade', 'conversion'] as const;

/** Orders that change a product in use instead of bringing one. */
export const CHANGE_TYPES = ['renewal', 'upgrade'] as const satisfies readonly (typeof ORDER_TYPES)[number][];

/** Orders of a list of orders, by a column: ascending, and with `-` descending. */
export const ORDER_SORTS = ['-createdAt', 'createdAt', '-payable', 'payable'] as const;

/** How the payment of an order stands: 未付, 部分, 已付, 部分退, 全退. */
export const PAY_STATUSES = ['unpaid', 'partial', 'paid', 'partiallyRefunded', 'refunded'] as const;

/** How much of an order stands on invoices: nothing, a part of what may, all of it. */
export const ORDER_INVOICE_STATUSES = ['none', 'partial', 'all'] as const;

/** How the delivery of an order stands: not yet or no longer, waiting for its contract, under way, under way again after a failure, over. */
export const DELIVERY_STATUSES = ['none', 'awaitingContract', 'delivering', 'retrying', 'delivered', 'failed'] as const;

/** Columns of a list of orders, as a page and as a file. */
export const ORDER_COLUMN_TITLES = {
  orderNo: '订单号',
  product: '产品与规格',
  payable: '应付金额',
  status: '状态',
  createdAt: '下单时间',
} as const;

/** Most of what orders are looked for by: characters, 分 (twenty million 元), orders named, and orders in a file. */
export const ORDER_LIMITS = {
  ...{ keyword: 60, amount: 2_000_000_000, picked: 20, exported: 100_000 },
  /** Days the price of an order holds, as a transfer may take that long (design: lifecycles, order). */
  paymentDays: 7,
} as const;
