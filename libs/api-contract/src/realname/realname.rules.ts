import { findBankCardError } from '../rules/bank-card';
import { findIdNumberError, isOfAge, normalizeIdNumber } from '../rules/id-number';
import { findMobileError } from '../rules/mobile';
import { checkCreditCode } from '../rules/tax-number';
import { checkCompanyName, checkPersonName, normalizePrintedName } from '../rules/text-rules';
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

/** Rules of the fields of an enterprise, by their names; an empty text for one that is right. */
export const ENTERPRISE_CHECKS = {
  companyName: (typed: string) =>
    normalizePrintedName(typed) === '' ? '请输入企业名称' : checkCompanyName(normalizePrintedName(typed)),
  creditCode: (typed: string) => checkCreditCode(typed).error,
  legalPerson: (typed: string) => (typed === '' ? '请输入法定代表人姓名' : findPersonNameError(typed)),
  handlerName: (typed: string) => (typed === '' ? '请输入经办人姓名' : findPersonNameError(typed)),
  legalPersonIdNumber: (typed: string, today = new Date()) => findIdNumberError(typed, today),
} as const;

/** What is wrong with the amount of a small remittance as it was typed, or an empty text. */
export function findAmountError(typed: string): string {
  return /^0\.\d{2}$/.test(typed) && typed !== '0.00' ? '' : '请输入0.01至0.99元的到账金额，保留两位小数';
}

/** What is wrong with the number of a bank's branch, or an empty text; it may be left out. */
export function findBranchError(typed: string): string {
  return typed === '' || /^\d{12}$/.test(typed) ? '' : '联行号应为12位数字';
}

/** Rules of the fields of a person, by their names; an empty text for one that is right. */
export const PERSON_CHECKS = {
  name: findPersonNameError,
  idNumber: findAdultIdNumberError,
  bankCard: findBankCardError,
  telephone: (typed: string) => findMobileError(typed, '请输入手机号'),
} as const;
