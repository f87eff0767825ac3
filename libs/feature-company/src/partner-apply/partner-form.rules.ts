import { APPLICATION_LIMITS, type PartnerRequest, type StoredFile, type UserProfile } from '@portal/api-contract';
import {
  checkConsent,
  checkEmail,
  checkMobile,
  type FormRules,
  normalizeText,
  requireChoice,
  requireLength,
  requireText,
  toMobile,
} from '@portal/ui-content/form';
import { FORM_LIMITS, PARTNER_KINDS } from '../shared/application-options';

/** What stands in the form. */
export interface PartnerValues {
  readonly companyName: string;
  readonly creditCode: string;
  readonly partnerKind: string;
  readonly region: string;
  readonly contactName: string;
  readonly telephone: string;
  readonly email: string;
  readonly intro: string;
  readonly fileIds: readonly StoredFile[];
  readonly consent: boolean;
}

/** What is kept while the form is not sent: a consent is given anew. */
export type PartnerDraft = Omit<PartnerValues, 'consent'>;

/** Shape of a unified social credit code; the contract's own, compared by a test, like the rules. */
const CREDIT_CODE = /^[0-9A-HJ-NPQRTUWXY]{18}$/;

/** Rules of the form. */
export const PARTNER_RULES: FormRules<PartnerValues> = {
  companyName: requireText('请输入企业名称', '企业名称', APPLICATION_LIMITS.companyName),
  creditCode: (value) => (CREDIT_CODE.test(toCreditCode(value)) ? '' : '请输入18位统一社会信用代码'),
  partnerKind: requireChoice('请选择合作类型'),
  region: requireText('请输入所在地区', '所在地区', FORM_LIMITS.region),
  contactName: requireText('请输入联系人', '联系人', APPLICATION_LIMITS.name),
  telephone: checkMobile,
  email: checkEmail(true),
  intro: requireLength(20, FORM_LIMITS.intro, '请至少用20个字介绍企业', '企业介绍不能超过500个字'),
  fileIds: (files) => (files.length > 0 ? '' : '请上传资质证明'),
  consent: checkConsent,
};

/** Values the form starts with: what was typed before, else what the profile knows. */
export function toPartnerValues(profile: UserProfile | undefined, draft: PartnerDraft | null): PartnerValues {
  return {
    companyName: profile?.company ?? '',
    creditCode: '',
    partnerKind: '',
    region: '',
    contactName: profile?.nickname ?? '',
    telephone: '',
    email: '',
    intro: '',
    fileIds: [],
    ...draft,
    consent: false,
  };
}

/** What of the form is kept. */
export function toPartnerDraft(values: PartnerValues): PartnerDraft {
  const { companyName, creditCode, partnerKind, region, contactName, telephone, email, intro, fileIds } = values;
  return { companyName, creditCode, partnerKind, region, contactName, telephone, email, intro, fileIds };
}

/** What is sent of a form that keeps the rules. */
export function toPartnerRequest(values: PartnerValues): PartnerRequest {
  return {
    companyName: normalizeText(values.companyName),
    creditCode: toCreditCode(values.creditCode),
    partnerKind: PARTNER_KINDS.find((kind) => kind === values.partnerKind) ?? '技术伙伴',
    region: normalizeText(values.region),
    contactName: normalizeText(values.contactName),
    telephone: toMobile(values.telephone),
    email: normalizeText(values.email),
    intro: normalizeText(values.intro),
    fileIds: values.fileIds.map(({ id }) => id),
    consent: true,
  };
}

/** A code as it is written: plain capitals without spaces. */
export function toCreditCode(text: string): string {
  return normalizeText(text).replaceAll(/\s/g, '').toUpperCase();
}
