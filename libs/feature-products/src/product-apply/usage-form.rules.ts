import {
  APPLICATION_LIMITS,
  COMPANY_SIZES,
  type EndpointInput,
  INDUSTRIES,
  type saveTrial,
  type StoredFile,
  type UserProfile,
} from '@portal/api-contract';
import {
  checkConsent,
  checkEmail,
  checkMobile,
  type FormRules,
  normalizeText,
  requireChoice,
  requireLength,
  requireText,
} from '@portal/ui-content/form';

/** What an application for the use of something says, without what it is for. */
export type UsageRequest = Omit<EndpointInput<typeof saveTrial>, 'productCode'>;

/** What stands in the form. */
export interface UsageValues {
  readonly scene: string;
  readonly companyName: string;
  readonly industry: string;
  readonly companySize: string;
  readonly contactName: string;
  readonly telephone: string;
  readonly email: string;
  readonly startsOn: string;
  readonly fileIds: readonly StoredFile[];
  readonly captchaTicket: string;
  readonly consent: boolean;
}

/** What is kept while the form is not sent: a consent is given anew, a ticket counts once. */
export type UsageDraft = Omit<UsageValues, 'captchaTicket' | 'consent'>;

/** Rules of the form; the contract's own, compared by a test. */
export const USAGE_RULES: FormRules<UsageValues> = {
  scene: requireLength(
    APPLICATION_LIMITS.scene.min,
    APPLICATION_LIMITS.scene.max,
    '请至少用10个字描述使用场景',
    '使用场景不能超过500个字',
  ),
  companyName: requireText('请输入企业名称', '企业名称', APPLICATION_LIMITS.companyName),
  industry: requireChoice('请选择行业'),
  contactName: requireText('请输入联系人', '联系人', APPLICATION_LIMITS.name),
  telephone: checkMobile,
  email: checkEmail(false),
  startsOn: (value) => (value === '' || isDate(value) ? '' : '请选择正确的日期'),
  captchaTicket: requireChoice('请先完成安全验证'),
  consent: checkConsent,
};

/** Values the form starts with: what was typed before, else what the profile knows. */
export function toUsageValues(profile: UserProfile | undefined, draft: UsageDraft | null): UsageValues {
  const industry = INDUSTRIES.find((entry) => entry === profile?.industry) ?? '';
  return {
    scene: '',
    companyName: profile?.company ?? '',
    industry,
    companySize: '',
    contactName: profile?.nickname ?? '',
    telephone: '',
    email: '',
    startsOn: '',
    fileIds: [],
    ...draft,
    captchaTicket: '',
    consent: false,
  };
}

/** What of the form is kept. */
export function toUsageDraft(values: UsageValues): UsageDraft {
  const { scene, companyName, industry, companySize, contactName, telephone, email, startsOn, fileIds } = values;
  return { scene, companyName, industry, companySize, contactName, telephone, email, startsOn, fileIds };
}

/** What is sent of a form that keeps the rules. */
export function toUsageRequest(values: UsageValues): UsageRequest {
  const { companySize, industry, startsOn, fileIds, captchaTicket } = values;
  return {
    scene: normalizeText(values.scene),
    companyName: normalizeText(values.companyName),
    industry: INDUSTRIES.find((entry) => entry === industry) ?? '其他',
    companySize: COMPANY_SIZES.find((entry) => entry === companySize) ?? '',
    contactName: normalizeText(values.contactName),
    telephone: toMobile(values.telephone),
    email: normalizeText(values.email),
    startsOn,
    fileIds: fileIds.map(({ id }) => id),
    consent: true,
    captchaTicket,
  };
}

/** The digits of a number, without the country's. */
function toMobile(text: string): string {
  return normalizeText(text)
    .replaceAll(/[\s-]/g, '')
    .replace(/^(\+86|86(?=\d{11}$))/, '');
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
