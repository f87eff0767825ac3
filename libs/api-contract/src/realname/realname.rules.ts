import { findBankCardError } from '../rules/bank-card';
import { findIdNumberError, isOfAge, normalizeIdNumber } from '../rules/id-number';
import { findMobileError } from '../rules/mobile';
import { normalizePrintedName, checkPersonName } from '../rules/text-rules';
import { REALNAME_LIMITS } from './realname.values';

/** What is wrong with the name of a person, or an empty text. */
export function findPersonNameError(typed: string): string {
  const name = normalizePrintedName(typed);
  return name === '' ? '请输入姓名' : checkPersonName(name);
}

/** What is wrong with the number of somebody who wants to be verified, or an empty text; who is too young is told so. */
export function findAdultIdNumberError(typed: string, today = new Date()): string {
  const error = findIdNumberError(typed, today);
  const { adultYears } = REALNAME_LIMITS;
  if (error || isOfAge(normalizeIdNumber(typed), adultYears, today)) return error;
  return `未满${adultYears}周岁，暂不支持个人实名认证`;
}

/** Rules of the fields of a person, by their names; an empty text for one that is right. */
export const PERSON_CHECKS = {
  name: findPersonNameError,
  idNumber: findAdultIdNumberError,
  bankCard: findBankCardError,
  telephone: (typed: string) => findMobileError(typed, '请输入手机号'),
} as const;
