// Refunds, for the account area.
export { applyForRefund, calculateRefund, getRefundOptions } from './refund-application.contract';
export type { RefundableLine, RefundCalculation, RefundOptions } from './refund-application.contract';
export {
  appealRefund,
  cancelRefund,
  countRefunds,
  getRefund,
  listRefunds,
  supplementRefund,
  updateRefundAccount,
} from './refunds.contract';
export { REFUND_ERRORS, REFUND_TEXT_RULES } from './refunds.rules';
export {
  OPEN_REFUND_STATUSES,
  ORDER_REFUND_STATUSES,
  REFUND_ARRIVAL_DAYS,
  REFUND_CHANNELS,
  REFUND_LIMITS,
  REFUND_REASONS,
  REFUND_RULES,
  REFUND_SORTS,
  REFUND_STATUSES,
  REFUND_TABS,
  REFUND_TERMS,
} from './refunds.values';
export type { OrderRefundStatus, RefundChannel, RefundReason, RefundRule } from './refunds.values';
export type { RefundBrief, RefundDetail, RefundItem, RefundStatus } from './refunds.contract';
