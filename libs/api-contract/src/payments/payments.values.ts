/**
 * Who takes payments made online, with the names people know, in the order in which they are offered; a deployment has
 * those it has configured.
 */
export const PAY_CHANNELS = { alipay: '支付宝', wechat: '微信支付', sandbox: '模拟支付' } as const;

/** Key of a channel. */
export type PayChannel = keyof typeof PAY_CHANNELS;

/** Everything that orders are paid by, in the order in which it is offered. */
export const OFFERED_CHANNELS = { ...PAY_CHANNELS, transfer: '对公汇款' } as const;

/** Key of what an order is paid by. */
export type OfferedChannel = keyof typeof OFFERED_CHANNELS;

/**
 * How an order is paid by a channel in the caller's browser: at a page that it is led to, by a code that a telephone
 * scans, within WeChat at once, not here but in another browser, or by a transfer.
 */
export const PAY_WAYS = ['page', 'code', 'inWechat', 'elsewhere', 'transfer'] as const;

/** How an order is paid by a channel in the caller's browser. */
export type PayWay = (typeof PAY_WAYS)[number];

/** States of money that came in by a transfer, in the order of its lifecycle. */
export const TRANSFER_STATUSES = [10, 20, 30] as const;

/** How a voucher stands. */
export const VOUCHER_STATUSES = { confirming: '确认中', confirmed: '已确认到账', returned: '已退回' } as const;

/**
 * Most files of a voucher, most vouchers of an order, the largest amount that is stated (in 分), how many days ago a
 * transfer may have been made that is told of, and what a bank statement has at most.
 */
export const TRANSFER_LIMITS = {
  ...{ files: 3, vouchers: 20, amount: 2_000_000_000, paidDays: 90 },
  ...{ statementBytes: 1024 * 1024, statementRows: 500 },
} as const;

/** States of a payment in the order of its lifecycle. */
export const PAYMENT_STATUSES = [10, 20, 30, 40, 50, 51, 52] as const;

/** States of a difference between a bill and our books, in the order of its lifecycle. */
export const DIFFERENCE_STATUSES = [10, 20, 30] as const;

/** How a bill and our books differ. */
export const DIFFERENCE_REASONS = {
  missingHere: '本站缺失',
  missingThere: '渠道缺失',
  amount: '金额不符',
  state: '状态不符',
} as const;

/** Key of how a bill and our books differ. */
export type DifferenceReason = keyof typeof DIFFERENCE_REASONS;

/** Most orders that are paid at once. */
export const MAX_PAID_ORDERS = 20;

/** Most payments that are shown of an order. */
export const SHOWN_PAYMENTS = 20;

/** Hours an online payment stays open; less where the price of one of its orders holds shorter. */
export const PAYMENT_HOURS = 2;

/** What the cashier of the sandbox can be made to do, as its buttons and calls are named. */
export const SANDBOX_ACTIONS = {
  succeed: '支付成功',
  fail: '支付失败',
  close: '关闭',
  payLate: '迟到支付',
  repeatNotice: '重复通知',
  disorderNotices: '乱序通知',
  misstateAmount: '金额不符',
  withholdNotice: '不通知',
} as const;

/** Name of something that the cashier of the sandbox can be made to do. */
export type SandboxAction = keyof typeof SANDBOX_ACTIONS;
