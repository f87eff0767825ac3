/** States of a refund in the order of its lifecycle. */
export const REFUND_STATUSES = [10, 11, 12, 20, 30, 31, 40, 41, 50] as const;

/** States in which a refund is not over: what it is for can be in no other one. */
export const OPEN_REFUND_STATUSES = [
  10, 12, 20, 30, 31, 41,
] as const satisfies readonly (typeof REFUND_STATUSES)[number][];

/** Why somebody wants money back. */
export const REFUND_REASONS = {
  mistaken: '误购或重复购买',
  unmet: '产品功能不符合需求',
  quality: '产品质量或稳定性问题',
  undelivered: '未按时开通或开通失败',
  plans: '项目或预算有变化',
  other: '其他原因',
} as const;

/** Key of why somebody wants money back. */
export type RefundReason = keyof typeof REFUND_REASONS;

/**
 * Days after the first activation within which all of the money goes back; how often it does for an account, a product
 * and a year; and the fee of any other refund, in per cent of what was not used (numbers of our own, ADR 0106).
 */
export const REFUND_TERMS = { fullDays: 5, fullPerYear: 1, feePercent: 2 } as const;

/** By which rule money goes back: all of it where nothing was delivered or within the first days, else what is unused. */
export const REFUND_RULES = {
  undelivered: '未开通，全额退款',
  full: `开通${REFUND_TERMS.fullDays}天内，全额退款`,
  prorated: '按未使用时长退款',
} as const;

/** Key of a rule by which money goes back. */
export type RefundRule = keyof typeof REFUND_RULES;

/** How money goes back. */
export const REFUND_CHANNELS = { source: '原路退回', mixed: '原路退回，其余对公汇款', transfer: '对公汇款' } as const;

/** Key of how money goes back. */
export type RefundChannel = keyof typeof REFUND_CHANNELS;

/** Work days until money has arrived, by how it goes back. */
export const REFUND_ARRIVAL_DAYS = {
  source: { from: 1, to: 5 },
  mixed: { from: 1, to: 7 },
  transfer: { from: 3, to: 7 },
} as const satisfies Readonly<Record<RefundChannel, { readonly from: number; readonly to: number }>>;

/** How the refunds of an order stand: none that counts, one that is not over, or over. */
export const ORDER_REFUND_STATUSES = ['none', 'open', 'done'] as const;

/** How the refunds of an order stand. */
export type OrderRefundStatus = (typeof ORDER_REFUND_STATUSES)[number];

/** Tabs of the list of refunds with the states in each. */
export const REFUND_TABS = {
  all: [],
  reviewing: [10],
  supplement: [12],
  invoice: [20],
  underway: [30, 31],
  done: [40],
  failed: [41],
  ended: [11, 50],
} as const satisfies Readonly<Record<string, readonly (typeof REFUND_STATUSES)[number][]>>;

/** Orders of a list of refunds. */
export const REFUND_SORTS = ['-createdAt', 'createdAt'] as const;

/** Most files of an application or a supplement, applications of an account in a day, and characters looked for. */
export const REFUND_LIMITS = { files: 5, aDay: 50, keyword: 60 } as const;
