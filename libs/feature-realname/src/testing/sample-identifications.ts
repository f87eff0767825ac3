import type { Certification, Identification, IdentificationDetail } from '@portal/api-contract/account';

/** A record of verification as its owner sees it: a person that has been verified by the bank card. */
export function buildIdentification(values: Partial<Identification> = {}): Identification {
  return {
    id: '7f1c5a30-6f0e-4a5e-9d51-0c1a4f2b8e01',
    identificationNo: 'RN20261124ABCDEF',
    type: 1,
    method: 6,
    state: 6,
    name: '林**',
    number: '1100**********001X',
    telephone: '138****0001',
    bankCard: '**** **** 0017',
    bankName: '中国工商银行',
    proof: null,
    hasElements: true,
    isReview: false,
    reason: '',
    failure: null,
    warning: '',
    validUntil: null,
    dueAt: null,
    decidedAt: '2026-11-24T09:30:00+08:00',
    createdAt: '2026-11-24T09:20:00+08:00',
    updatedAt: '2026-11-24T09:30:00+08:00',
    version: 2,
    ...values,
  };
}

/** The same with everything about it. */
export function buildIdentificationDetail(values: Partial<IdentificationDetail> = {}): IdentificationDetail {
  return { ...buildIdentification(values), views: [], log: [], ...values };
}

/** How somebody stands who has not tried yet. */
export function buildCertification(values: Partial<Certification> = {}): Certification {
  return { state: 0, kind: 'none', effective: null, ongoing: null, failed: null, mayRenew: false, ...values };
}
