import { MAINLAND_MOBILE_PATTERN } from '@portal/api-contract/rules';
import { CONTACT_LIMITS, type ContactRequest } from '@portal/api-contract';

/** What the visitor has typed. */
export interface ContactValues {
  readonly userName: string;
  readonly companyName: string;
  readonly telephone: string;
  readonly consent: boolean;
}

/** A field of the form. */
export type ContactField = keyof ContactValues;

/** Fields in the order they stand in; the first bad one takes the focus. */
export const CONTACT_FIELDS: readonly ContactField[] = ['userName', 'companyName', 'telephone', 'consent'];

/** The form before anything is typed. */
export const EMPTY_CONTACT: ContactValues = { userName: '', companyName: '', telephone: '', consent: false };

/** Full-width characters become plain ones, outer spaces go. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').trim();
}

/** What is wrong with a telephone (spec §5), or an empty text. */
export function findTelephoneError(telephone: string): string {
  if (!telephone) return '请输入联系电话';
  if (!/^\d{11}$/.test(telephone)) return '请输入11位手机号码';
  return MAINLAND_MOBILE_PATTERN.test(telephone) ? '' : '请输入正确的手机号码';
}

/** What is wrong with a field (spec §5), or an empty text. */
export function findContactError(field: ContactField, values: ContactValues): string {
  if (field === 'consent') return values.consent ? '' : '请先阅读并同意隐私政策';
  const text = normalizeText(values[field]);
  if (field === 'telephone') return findTelephoneError(text);
  if (field === 'userName') return findTextError(text, '请输入联系人', '联系人', CONTACT_LIMITS.userName);
  return findTextError(text, '请输入公司名称', '公司名称', CONTACT_LIMITS.companyName);
}

/** The request as it is sent. */
export function toContactRequest(values: ContactValues): ContactRequest {
  return {
    userName: normalizeText(values.userName),
    companyName: normalizeText(values.companyName),
    telephone: normalizeText(values.telephone),
    consent: true,
  };
}

function findTextError(text: string, missing: string, label: string, most: number): string {
  if (!text) return missing;
  return [...text].length > most ? `${label}不能超过${most}个字符` : '';
}
