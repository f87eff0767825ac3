import { optionalLine, optionalProse, requiredLine, requiredProse } from '../rules/text-rule';
import { WORK_ORDER_LIMITS } from './work-orders.values';

const { title, description, resource, secret, reply, reason, rating, contactName } = WORK_ORDER_LIMITS;

/** Rules of the texts of a work order. */
export const WORK_ORDER_RULES = {
  title: requiredProse('标题', title, `标题至少${title[0]}个字`),
  description: requiredProse('问题描述', description, `请至少用${description[0]}个字描述问题`),
  resource: optionalLine('相关资源', resource),
  secret: optionalProse('机密信息', secret),
  contactName: requiredLine('联系人', contactName),
  reply: requiredProse('回复', reply, '请输入回复内容'),
  /** Of an action that needs one. */
  reason: requiredProse('原因', reason, '请说明原因'),
  optionalReason: optionalProse('原因', reason[1]),
  rating: optionalProse('评价', rating),
} as const;
