/** Comments on a page of the list. */
export const COMMENT_PAGE_SIZE = 20;

/** What is commented on: an item, or an answer. */
export interface CommentedTarget {
  readonly targetType: 'content' | 'answer';
  readonly targetId: string;
}

/** Input of the call for the comments that stand in the document: the first ones, or those around one that is looked for. */
export function firstComments({ targetType, targetId }: CommentedTarget, sought?: string) {
  const first = { targetType, targetId, sort: 'hot' as const, pageNo: 1, pageSize: COMMENT_PAGE_SIZE };
  return sought ? { ...first, commentId: sought } : first;
}
