import type { Identification, MethodLimit } from '@portal/api-contract/account';

/** What reviewers look at counts together, whatever it is of: the tries are those of this method. */
export const METHOD_OF_REVIEWS = 5;

/** Whether a method is offered here: what has no tries and will have none is not. */
export function isOffered(limits: readonly MethodLimit[], method: MethodLimit['method']): boolean {
  return !limits.some((limit) => limit.method === method && limit.remaining === 0 && limit.unlockAt === null);
}

/** Tries that are left of what a verification was; absent while they are not known. */
export function findLimit(
  limits: readonly MethodLimit[],
  { method, isReview }: Pick<Identification, 'method' | 'isReview'>,
): MethodLimit | undefined {
  const counted = isReview ? METHOD_OF_REVIEWS : method;
  return limits.find((limit) => limit.method === counted);
}
