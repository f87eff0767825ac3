import { CONTACT_LIMITS, type ContactRequest, type UserProfile } from '@portal/api-contract';
import {
  checkConsent,
  checkMobile,
  type FormRules,
  normalizeText,
  requireLength,
  requireText,
  toMobile,
} from '@portal/ui-content/form';
import { FORM_LIMITS } from '../shared/application-options';

/** What stands in the form. */
export interface ContactValues {
  readonly userName: string;
  readonly companyName: string;
  readonly telephone: string;
  readonly content: string;
  readonly consent: boolean;
}

/** What is kept while the form is not sent: a consent is given anew. */
export type ContactDraft = Omit<ContactValues, 'consent'>;

/** Rules of the form; the contract's own, compared by a test. */
export const CONTACT_RULES: FormRules<ContactValues> = {
  userName: requireText('请输入联系人', '联系人', CONTACT_LIMITS.userName),
  companyName: requireText('请输入公司名称', '公司名称', CONTACT_LIMITS.companyName),
  telephone: checkMobile,
  content: requireLength(1, FORM_LIMITS.content, '请输入留言', '留言不能超过500个字'),
  consent: checkConsent,
};

/** Values the form starts with: what was typed before, else what the profile knows. */
export function toContactValues(profile: UserProfile | undefined, draft: ContactDraft | null): ContactValues {
  return {
    userName: profile?.nickname ?? '',
    companyName: profile?.company ?? '',
    telephone: '',
    content: '',
    ...draft,
    consent: false,
  };
}

/** What of the form is kept. */
export function toContactDraft({ userName, companyName, telephone, content }: ContactValues): ContactDraft {
  return { userName, companyName, telephone, content };
}

/** What is sent of a form that keeps the rules. */
export function toContactRequest({ userName, companyName, telephone, content }: ContactValues): ContactRequest {
  return {
    userName: normalizeText(userName),
    companyName: normalizeText(companyName),
    telephone: toMobile(telephone),
    content: normalizeText(content),
    consent: true,
  };
}
