import { checkConsent, checkMobile, type FormRules, requireText } from '@portal/ui-content/form';

/** What the form holds. */
export interface EnrollValues {
  readonly name: string;
  readonly companyName: string;
  readonly telephone: string;
  readonly consent: boolean;
}

/** Rules of the form; the contract's own, compared by a test. */
export const ENROLL_RULES: FormRules<EnrollValues> = {
  name: requireText('请输入姓名', '姓名', 20),
  companyName: requireText('请输入公司名称', '公司名称', 50),
  telephone: checkMobile,
  consent: checkConsent,
};
