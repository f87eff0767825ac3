import type { Identification } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';

type Known = Pick<Identification, 'id' | 'type' | 'method' | 'state' | 'proof' | 'isReview'>;

/** Page on which a verification is gone on with, or tried again. */
export function selectPage(record: Known): string {
  const { type, method, state, isReview } = record;
  if (method === 1) return accountPaths.personalByface.href();
  if (method === 2) return accountPaths.personalByidcard.href(undefined, { way: isReview ? 'review' : 'auto' });
  if (method === 6) return accountPaths.personalBybankcard.href();
  if (state > 1 && state < 5) return selectEnterprisePage(record);
  return type === 1 ? accountPaths.personalChooseway.href() : selectEnterpriseForm(type, method);
}

/** Page on which an enterprise's verification goes on: that of what it waits for, else what has come of it. */
export function selectEnterprisePage({ id, state, proof }: Omit<Known, 'type' | 'method' | 'isReview'>): string {
  const isRemitted = state === 3 || state === 4 || (state === 2 && proof === 'remittance');
  if (isRemitted) return accountPaths.enterpriseRemit.href(undefined, { id });
  if (state === 2 && proof === 'consent') return accountPaths.enterpriseConsent.href(undefined, { id });
  return accountPaths.realnameSubmitSuccess.href(undefined, { id });
}

/** Page on which another way to the same is chosen. */
export function selectWays(type: Known['type']): string {
  if (type === 1) return accountPaths.personalChooseway.href();
  if (type === 2 || type === 3) return accountPaths.enterpriseChooseway.href(undefined, { type });
  return selectEnterpriseForm(type);
}

/** Page on which an enterprise is verified, or changed, by a method; without one it is chosen there. */
export function selectEnterpriseForm(type: Exclude<Known['type'], 1>, method?: Known['method']): string {
  if (type === 4) return accountPaths.enterpriseChangeName.href(undefined, { method });
  if (type === 5) return accountPaths.enterpriseChangeAll.href(undefined, { method });
  return accountPaths.enterpriseInfo.href(undefined, { type, method });
}
