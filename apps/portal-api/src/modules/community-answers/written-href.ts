import type { FoundTarget } from './written-target';

/** Page of a question, without prefix, as far as an answer to it. */
export function answerHref(questionHref: string, answerId: string): string {
  return `${questionHref}?answer=${answerId}#answer-${answerId}`;
}

/**
 * Page of an item, without prefix, as far as a comment on it, or on an answer to it; empty where the item is not there.
 * Comments on answers are no part of the document: it is opened at the answer. What is no item of the community, such
 * as a model, is opened at its own page.
 */
export function commentHref(
  { targetType, targetId, item, url }: Pick<FoundTarget, 'targetType' | 'targetId' | 'item' | 'url'>,
  commentId: string,
): string {
  if (item === undefined) return url && `${url}#comment-${commentId}`;
  return targetType === 'answer'
    ? `${item.href}?answer=${targetId}&comment=${commentId}#answer-${targetId}`
    : `${item.href}?comment=${commentId}#comment-${commentId}`;
}
