import type { ModelReport, UserProfile } from '@portal/api-contract';
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

/** Why a model is reported; the contract's own, compared by a test, like the limits. */
export const REASONS: readonly ModelReport['reason'][] = ['信息不实', '侵犯权益', '违法违规', '安全隐患', '其他'];

/** Limits of the form, in characters. */
export const REPORT_LIMITS = { name: 20, content: { min: 10, max: 500 } } as const;

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
    REPORT_LIMITS.content.min,
    REPORT_LIMITS.content.max,
    '请至少用10个字说明情况',
    '情况说明不能超过500个字',
  ),
  contactName: requireText('请输入联系人', '联系人', REPORT_LIMITS.name),
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
    reason: REASONS.find((reason) => reason === values.reason) ?? '其他',
    content: normalizeText(values.content),
    contactName: normalizeText(values.contactName),
    telephone: toMobile(values.telephone),
    captchaTicket: values.captchaTicket,
    consent: true,
  };
}
