/** Answers on a page of the list. */
export const ANSWER_PAGE_SIZE = 20;

/** Input of the call for the answers that stand in the document. */
export function firstAnswers(questionId: string) {
  return { questionId, sort: 'accepted' as const, pageNo: 1, pageSize: ANSWER_PAGE_SIZE };
}
