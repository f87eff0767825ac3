/** Most chapters of a document that its entry in the menu names. */
export const CHAPTER_LIMIT = 20;

/** Why a page did not help. */
export const FEEDBACK_REASONS = {
  unclear: '内容看不懂',
  incomplete: '步骤或说明不完整',
  wrong: '内容有误或与产品不一致',
  missing: '没有找到需要的内容',
  example: '示例无法运行',
  broken: '链接或图片打不开',
} as const;

/** Where a feedback stands. */
export const FEEDBACK_STATUSES = { received: '已收到', handled: '已处理' } as const;
