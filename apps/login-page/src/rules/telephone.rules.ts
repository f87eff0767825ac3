import { MAINLAND_MOBILE_PATTERN } from '@portal/api-contract/rules';

/** Full-width digits become plain ones; spaces, hyphens and the country's prefix go. */
export function normalizeTelephone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/^\+86/, '');
}

/** What is wrong with a telephone as it was typed, or an empty text. */
export function findTelephoneError(text: string): string {
  const telephone = normalizeTelephone(text);
  if (!telephone) return '请输入手机号码';
  if (!/^\d{11}$/.test(telephone)) return '请输入11位手机号码';
  return MAINLAND_MOBILE_PATTERN.test(telephone) ? '' : '请输入正确的手机号码';
}

/** Full-width digits become plain ones, spaces go. */
export function normalizeCode(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '');
}

/** What is wrong with the code of a text message, or an empty text. */
export function findCodeError(text: string): string {
  return /^\d{6}$/.test(normalizeCode(text)) ? '' : '请输入6位验证码';
}
