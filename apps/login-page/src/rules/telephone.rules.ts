/** Mainland mobile numbers that can receive SMS; the contract's own, compared by a test. */
export const MOBILE_PATTERN =
  /^1(?:3\d{3}|4[579]\d{2}|5[0-35-9]\d{2}|6[2567]\d{2}|7(?:[0-35-8]\d{2}|4(?:0\d|1[0-2]|9\d))|8\d{3}|9[0-35-9]\d{2})\d{6}$/;

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
  return MOBILE_PATTERN.test(telephone) ? '' : '请输入正确的手机号码';
}

/** Full-width digits become plain ones, spaces go. */
export function normalizeCode(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '');
}

/** What is wrong with the code of a text message, or an empty text. */
export function findCodeError(text: string): string {
  return /^\d{6}$/.test(normalizeCode(text)) ? '' : '请输入6位验证码';
}
