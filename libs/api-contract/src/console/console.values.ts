/** What waits for its owner, in the order of the console. */
export const TODO_KINDS = {
  unpaidOrder: '待支付订单',
  confirmingOrder: '支付确认中订单',
  unsignedContract: '待签合同',
  supplementRefund: '待补充材料的退款',
  failedRefund: '待更正账户的退款',
  supplementWorkOrder: '待补充工单',
  confirmWorkOrder: '待确认工单',
  refusedTitle: '未通过的发票抬头',
  rejectedInvoice: '被驳回的发票',
  endingTrial: '试用将到期',
  endingModel: '模型将到期',
  rejectedModel: '未通过的模型',
  rejectedContent: '未通过的社区内容',
  upcomingActivity: '即将开始的活动',
} as const;

/** Days ahead in which an activity counts as near. */
export const UPCOMING_DAYS = 7;

/** Months of the console's chart. */
export const SPEND_MONTHS = 12;

/** Most products and most announcements the console shows. */
export const CONSOLE_LIMITS = { products: 6, announcements: 5 } as const;
