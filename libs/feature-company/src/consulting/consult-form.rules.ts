import { APPLICATION_LIMITS, INDUSTRIES, type ServiceConsult, type UserProfile } from '@portal/api-contract';
import {
  checkConsent,
  checkMobile,
  type FormRules,
  normalizeText,
  requireChoice,
  requireLength,
  requireText,
  toMobile,
} from '@portal/ui-content/form';
import { FORM_LIMITS } from '../shared/application-options';

/** What stands in the form. */
export interface ConsultValues {
  readonly service: string;
  readonly industry: string;
  readonly companyName: string;
  readonly contactName: string;
  readonly telephone: string;
  readonly content: string;
  readonly captchaTicket: string;
  readonly consent: boolean;
}

/** What is kept while the form is not sent: a consent is given anew, a ticket counts once. */
export type ConsultDraft = Omit<ConsultValues, 'captchaTicket' | 'consent'>;

/** Rules of the form; the contract's own, compared by a test. */
export const CONSULT_RULES: FormRules<ConsultValues> = {
  service: requireChoice('请选择咨询方向'),
  industry: requireChoice('请选择行业'),
  companyName: requireText('请输入企业名称', '企业名称', APPLICATION_LIMITS.companyName),
  contactName: requireText('请输入联系人', '联系人', APPLICATION_LIMITS.name),
  telephone: checkMobile,
  content: requireLength(10, FORM_LIMITS.content, '请至少用10个字描述需求', '需求描述不能超过500个字'),
  captchaTicket: requireChoice('请先完成安全验证'),
  consent: checkConsent,
};

/** Values the form starts with: what was typed before, else what the profile knows. */
export function toConsultValues(profile: UserProfile | undefined, draft: ConsultDraft | null): ConsultValues {
  return {
    service: '',
    industry: INDUSTRIES.find((entry) => entry === profile?.industry) ?? '',
    companyName: profile?.company ?? '',
    contactName: profile?.nickname ?? '',
    telephone: '',
    content: '',
    ...draft,
    captchaTicket: '',
    consent: false,
  };
}

/** What of the form is kept. */
export function toConsultDraft(values: ConsultValues): ConsultDraft {
  const { service, industry, companyName, contactName, telephone, content } = values;
  return { service, industry, companyName, contactName, telephone, content };
}

/** What is sent of a form that keeps the rules. */
export function toConsultRequest(values: ConsultValues): ServiceConsult {
  return {
    service: values.service,
    industry: INDUSTRIES.find((entry) => entry === values.industry) ?? '其他',
    companyName: normalizeText(values.companyName),
    contactName: normalizeText(values.contactName),
    telephone: toMobile(values.telephone),
    content: normalizeText(values.content),
    captchaTicket: values.captchaTicket,
    consent: true,
  };
}
