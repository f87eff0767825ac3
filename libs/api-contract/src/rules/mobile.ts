import { normalizeText } from './text-rule';

/** Mainland mobile numbers that can receive SMS (validation §5.4). */
export const MAINLAND_MOBILE_PATTERN =
  /^1(?:3\d{3}|4[579]\d{2}|5[0-35-9]\d{2}|6[2567]\d{2}|7(?:[0-35-8]\d{2}|4(?:0\d|1[0-2]|9\d))|8\d{3}|9[0-35-9]\d{2})\d{6}$/;

/** The digits of a mobile number as it was typed, without the country's and what stands between them. */
export function toMobile(text: string): string {
  return normalizeText(text)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replace(/^(\+86|86(?=\d{11}$))/, '');
}

/** What is wrong with a mobile number as it was typed (spec §5), or an empty text. */
export function findMobileError(text: string, missing = '请输入联系电话'): string {
  const digits = toMobile(text);
  if (!digits) return missing;
  if (!/^\d{11}$/.test(digits)) return '请输入11位手机号码';
  return MAINLAND_MOBILE_PATTERN.test(digits) ? '' : '请输入正确的手机号码';
}
