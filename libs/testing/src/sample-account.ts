import type { UserProfile } from '@portal/api-contract';
import type { Certification, Identification, InvoiceTitle } from '@portal/api-contract/account';

/** Builds a user's profile. */
export function buildProfile(values: Partial<UserProfile> = {}): UserProfile {
  return {
    account: 'demo-personal',
    userCode: 'UABC',
    nickname: '林予安',
    company: '澄湖乳业',
    industry: '',
    bio: '',
    telephone: '138****8000',
    mail: '',
    avatar: '',
    registeredAt: '2026-03-02T09:05:00+08:00',
    lastLoginAt: '2026-06-05T12:30:00+08:00',
    previousLoginAt: '2026-06-04T09:15:00+08:00',
    version: 1,
    ...values,
  };
}

/** What an application sends of the person whom `buildProfile` describes, with a telephone and an industry typed in. */
export const SENT_APPLICANT = {
  companyName: '澄湖乳业',
  industry: '食品饮料',
  companySize: '',
  contactName: '林予安',
  // Encrypted where the browser can: jsdom is no secure context.
  telephone: '13800138000',
  email: '',
  startsOn: '',
  fileIds: [],
  consent: true,
};

const TITLE_AT = '2026-11-21T10:00:00+08:00';

/** A title that gets 专票. */
export function buildInvoiceTitle(values: Partial<InvoiceTitle> = {}): InvoiceTitle {
  return {
    ...{ id: 't-1', titleNo: 'IT20261121ABCDEF', kind: 'company', name: '海棠乳业有限公司' },
    ...{ taxNumber: '91990000MA000004X6', isOldNumber: false, taxpayerType: 'general' },
    ...{ registeredAddress: '上海市浦东新区张江路1000号', telephone: '**** 4567' },
    ...{ bankName: '示例银行张江支行', bankAccount: '**** **** 0017', warning: '', status: 2, reason: '' },
    ...{ isDefault: true, createdAt: TITLE_AT, updatedAt: TITLE_AT, version: 1 },
    ...values,
  };
}

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
    isAppeal: false,
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

/** How somebody stands in real-name verification who has not tried yet. */
export function buildCertification(values: Partial<Certification> = {}): Certification {
  const records = { effective: null, ongoing: null, failed: null };
  return { state: 0, kind: 'none', ...records, mayRenew: false, mayPurchase: true, ...values };
}
