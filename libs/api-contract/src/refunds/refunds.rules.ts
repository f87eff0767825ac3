import { optionalProse, requiredProse } from '../rules/text-rule';

/** Rules of the texts of a refund. */
export const REFUND_TEXT_RULES = {
  description: optionalProse('退款说明', 500),
  supplement: requiredProse('补充说明', [5, 500], '请至少用5个字说明补充的内容'),
  cancelReason: optionalProse('撤销原因', 200),
  appeal: requiredProse('申诉理由', [10, 500], '请至少用10个字说明申诉理由'),
} as const;

/** What is said of what somebody wants back that cannot be asked for. */
export const REFUND_ERRORS = {
  noItems: '请选择要退款的商品',
  quantity: '请输入正确的退款数量',
  doubled: '同一商品请合并数量',
  otherReason: '选择其他原因时请填写退款说明',
} as const;
