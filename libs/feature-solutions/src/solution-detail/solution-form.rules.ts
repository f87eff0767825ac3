import { INDUSTRIES, type SolutionRequest, type UserProfile } from '@portal/api-contract';
import { type FormRules, requireChoice } from '@portal/ui-content/form';
import { CONTACT_RULES, type ContactValues, toContact } from '../request-form/contact-fields';

/** What stands in the form. */
export interface SolutionValues extends ContactValues {
  readonly industry: string;
}

/** Rules of the form; the contract's own, compared by a test. */
export const SOLUTION_RULES: FormRules<SolutionValues> = { ...CONTACT_RULES, industry: requireChoice('请选择行业') };

/** Values the form starts with. */
export function toSolutionValues(profile: UserProfile | undefined): SolutionValues {
  return {
    companyName: profile?.company ?? '',
    industry: INDUSTRIES.find((entry) => entry === profile?.industry) ?? '',
    contactName: profile?.nickname ?? '',
    ...{ telephone: '', remark: '', captchaTicket: '', consent: false },
  };
}

/** What is sent of a form that keeps the rules. */
export function toSolutionRequest(solutionId: string, values: SolutionValues): SolutionRequest {
  const industry = INDUSTRIES.find((entry) => entry === values.industry) ?? '其他';
  return { solutionId, industry, ...toContact(values) };
}
