import type { Identification } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';

const OF_PERSONS = {
  1: accountPaths.personalByface,
  2: accountPaths.personalByidcard,
  6: accountPaths.personalBybankcard,
} as const;

/** Page on which a verification is gone on with, or tried again. */
export function selectPage({ method, state }: Pick<Identification, 'method' | 'state'>): string {
  if (method === 1 || method === 2 || method === 6) return OF_PERSONS[method].href();
  return (state === 3 || state === 4 ? accountPaths.enterpriseRemit : accountPaths.enterpriseInfo).href();
}
