/**
 * Who takes payments made online, with the names people know, in the order in which they are offered; a deployment has
 * those it has configured.
 */
export const PAY_CHANNELS = { alipay: '支付宝', wechat: '微信支付', sandbox: '模拟支付' } as const;

/** Key of a channel. */
export type PayChannel = keyof typeof PAY_CHANNELS;

/** States of a payment in the order of its lifecycle. */
export const PAYMENT_STATUSES = [10, 20, 30, 40, 50, 51] as const;

/** States of a refund in the order of its lifecycle. */
export const REFUND_STATUSES = [10, 11, 12, 20, 30, 31, 40, 41, 50] as const;

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
