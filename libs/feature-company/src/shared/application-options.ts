import type { PartnerRequest } from '@portal/api-contract';

/** Kinds of partners. */
export const PARTNER_KINDS: readonly PartnerRequest['partnerKind'][] = ['技术伙伴', '软件伙伴', '渠道伙伴', '集成伙伴'];

/** Most characters of the fields, and most files. */
export const FORM_LIMITS = {
  region: 20,
  creditCode: 18,
  content: 500,
  intro: 500,
} as const;
