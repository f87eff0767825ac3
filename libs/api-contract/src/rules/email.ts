import { normalizeText } from './text-rule';

/** Email addresses that are accepted: plain names at a host with a top-level domain. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Longest email address, in characters. */
export const EMAIL_LIMIT = 100;

/** What is wrong with an email address as it was typed, or an empty text; a missing one is wrong too. */
export function findEmailError(text: string): string {
  const email = normalizeText(text);
  if (!EMAIL_PATTERN.test(email)) return '请输入正确的邮箱';
  return email.length > EMAIL_LIMIT ? `邮箱不能超过${EMAIL_LIMIT}个字符` : '';
}
