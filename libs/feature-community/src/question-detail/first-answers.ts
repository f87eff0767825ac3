/** Answers on a page of the list. */
export const ANSWER_PAGE_SIZE = 20;

/** Input of the call for the answers that stand in the document: the first ones, or those around one that is looked for. */
export function firstAnswers(questionId: string, sought?: string) {
  const first = { questionId, sort: 'accepted' as const, pageNo: 1, pageSize: ANSWER_PAGE_SIZE };
  return sought ? { ...first, answerId: sought } : first;
}
