import type { PartnerRequest, ServiceConsult } from '@portal/api-contract';

/** Industries of the consultation; the contract's own, compared by a test, like all of this file. */
export const INDUSTRIES: readonly ServiceConsult['industry'][] = [
  '装备制造',
  '电子制造',
  '流程化工',
  '能源电力',
  '食品饮料',
  '园区与城市',
  '其他',
];

/** Kinds of partners. */
export const PARTNER_KINDS: readonly PartnerRequest['partnerKind'][] = ['技术伙伴', '软件伙伴', '渠道伙伴', '集成伙伴'];

/** Most characters of the fields, and most files. */
export const FORM_LIMITS = {
  contactName: 10,
  contactCompany: 15,
  companyName: 50,
  name: 20,
  email: 100,
  region: 20,
  creditCode: 18,
  content: 500,
  intro: 500,
  note: 500,
  qualifications: 3,
} as const;
