import { optionalProse, requiredLine, requiredProse } from '../rules/text-rule';

/** Rules of what people write beside the items of the community. */
export const PARTICIPATION_RULES = {
  comment: requiredProse('评论', [1, 1000], '请输入评论'),
  review: requiredProse('评价', [1, 1000], '请输入评价'),
  answer: requiredProse('回答', [10, 20_000], '请至少用10个字回答'),
  folder: requiredLine('收藏夹名称', 20),
  report: optionalProse('补充说明', 500),
  closing: requiredProse('关闭原因', [2, 200], '请说明关闭原因'),
  decision: requiredProse('处理说明', [2, 300], '请说明处理理由'),
} as const;
