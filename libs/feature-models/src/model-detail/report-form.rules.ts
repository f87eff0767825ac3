import {
  APPLICATION_LIMITS,
  ITEM_REQUEST_LIMITS,
  type ModelReport,
  REPORT_REASONS,
  type UserProfile,
} from '@portal/api-contract';
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

/** What stands in the form. */
export interface ReportValues {
  readonly reason: string;
  readonly content: string;
  readonly contactName: string;
  readonly telephone: string;
  readonly captchaTicket: string;
  readonly consent: boolean;
}

/** Rules of the form; the contract's own, compared by a test. */
export const REPORT_RULES: FormRules<ReportValues> = {
  reason: requireChoice('请选择举报原因'),
  content: requireLength(
    ITEM_REQUEST_LIMITS.report.min,
    ITEM_REQUEST_LIMITS.report.max,
    '请至少用10个字说明情况',
    '情况说明不能超过500个字',
  ),
  contactName: requireText('请输入联系人', '联系人', APPLICATION_LIMITS.name),
  telephone: checkMobile,
  captchaTicket: requireChoice('请先完成安全验证'),
  consent: checkConsent,
};

/** Values the form starts with: what was typed before, else what the profile knows. */
export function toReportValues(profile: UserProfile | undefined, draft: Partial<ReportValues> | null): ReportValues {
  return {
    ...{ reason: '', content: '', telephone: '', contactName: profile?.nickname ?? '' },
    ...draft,
    ...{ captchaTicket: '', consent: false },
  };
}

/** What is sent of a form that keeps the rules. */
export function toReport(modelId: string, values: ReportValues): ModelReport {
  return {
    modelId,
    reason: REPORT_REASONS.find((reason) => reason === values.reason) ?? '其他',
    content: normalizeText(values.content),
    contactName: normalizeText(values.contactName),
    telephone: toMobile(values.telephone),
    captchaTicket: values.captchaTicket,
    consent: true,
  };
}
