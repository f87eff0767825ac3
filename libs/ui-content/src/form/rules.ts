import { MAINLAND_MOBILE_PATTERN } from '@portal/api-contract/rules';

const EMAIL_PATTERN = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** A name or number as it is meant: full-width characters become plain ones, outer spaces go. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').trim();
}

/** Rule of a text that must be there and may not be too long. */
export function requireText(missing: string, label: string, most: number) {
  return (value: string): string => {
    const text = normalizeText(value);
    if (!text) return missing;
    return [...text].length > most ? `${label}不能超过${most}个字符` : '';
  };
}

/** Rule of a text, which is sent as it was written, of at least and at most so many characters. */
export function requireLength(least: number, most: number, tooShort: string, tooLong: string) {
  return (value: string): string => {
    const { length } = [...value.trim()];
    if (length < least) return tooShort;
    return length > most ? tooLong : '';
  };
}

/** Rule of a choice that must be made. */
export function requireChoice(missing: string) {
  return (value: string): string => (value ? '' : missing);
}

/** The digits of a mobile number as it was typed, without the country's. */
export function toMobile(text: string): string {
  return normalizeText(text)
    .replaceAll(/[\s-]/g, '')
    .replace(/^(\+86|86(?=\d{11}$))/, '');
}

/** Rule of a mobile number (spec §5). */
export function checkMobile(value: string): string {
  const digits = toMobile(value);
  if (!digits) return '请输入联系电话';
  if (!/^\d{11}$/.test(digits)) return '请输入11位手机号码';
  return MAINLAND_MOBILE_PATTERN.test(digits) ? '' : '请输入正确的手机号码';
}

/** Rule of a mail address; an empty one is fine where it is not required. */
export function checkEmail(isRequired: boolean) {
  return (value: string): string => {
    const text = normalizeText(value);
    if (!text) return isRequired ? '请输入正确的邮箱' : '';
    return EMAIL_PATTERN.test(text) && text.length <= 100 ? '' : '请输入正确的邮箱';
  };
}

/** Rule of the consent. */
export function checkConsent(value: boolean): string {
  return value ? '' : '请先阅读并同意隐私政策';
}
