import { normalizeText, optionalLine, optionalProse, requiredLine } from '../rules/text-rule';
import { PASSWORD_LIMITS, PROFILE_LIMITS } from './accounts.values';

const { nickname, company, industry, bio } = PROFILE_LIMITS;

/** Rules of the texts of a profile. */
export const PROFILE_RULES = {
  nickname: requiredLine('昵称', nickname),
  company: optionalLine('公司', company),
  industry: optionalLine('行业', industry),
  bio: optionalProse('简介', bio),
} as const;

/** Passwords with letters and digits. */
export const PASSWORD_PATTERN = /^(?=.*[A-Za-z])(?=.*\d)/s;

/** What is said of a password that keeps to no more than its length, too. */
export const PASSWORD_ERRORS = {
  missing: '请输入密码',
  tooShort: `密码至少${PASSWORD_LIMITS.min}个字符`,
  tooLong: `密码不能超过${PASSWORD_LIMITS.max}个字符`,
  tooSimple: '密码须同时包含字母和数字',
} as const;

/** What is wrong with a new password, or an empty text. */
export function findNewPasswordError(password: string): string {
  if (!password) return PASSWORD_ERRORS.missing;
  if (password.length < PASSWORD_LIMITS.min) return PASSWORD_ERRORS.tooShort;
  if (password.length > PASSWORD_LIMITS.max) return PASSWORD_ERRORS.tooLong;
  return PASSWORD_PATTERN.test(password) ? '' : PASSWORD_ERRORS.tooSimple;
}

/** What is wrong with the password that is in use, or an empty text. */
export function findPasswordError(password: string): string {
  return password ? '' : PASSWORD_ERRORS.missing;
}

/** Codes of text messages and emails. */
export const CODE_PATTERN = /^\d{6}$/;

/** What is said of a code that is none. */
export const CODE_ERROR = '请输入6位验证码';

/** A code as it was typed, without what stands between its digits. */
export function normalizeCode(text: string): string {
  return normalizeText(text).replaceAll(/\s/g, '');
}

/** What is wrong with a code as it was typed, or an empty text. */
export function findCodeError(text: string): string {
  return CODE_PATTERN.test(normalizeCode(text)) ? '' : CODE_ERROR;
}
