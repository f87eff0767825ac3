import type { Identification } from '@portal/api-contract/account';

/** The identity of an enterprise that its legal representative has verified. */
export function buildEnterprise(): Identification {
  return {
    ...{ id: 'i-1', identificationNo: 'RN20261124ABCDEF', type: 2, method: 4, state: 6, version: 2 },
    ...{ name: '澄湖乳业（江苏）有限公司', number: '91990000MA00000109', telephone: '138****0003' },
    ...{ bankCard: '', bankName: '', proof: null, hasElements: true, isReview: false, isAppeal: false },
    ...{ reason: '', failure: null, warning: '' },
    ...{ validUntil: '2036-06-05', dueAt: null, decidedAt: '2026-11-24T09:30:00+08:00' },
    ...{ createdAt: '2026-11-24T09:20:00+08:00', updatedAt: '2026-11-24T09:30:00+08:00' },
  };
}
