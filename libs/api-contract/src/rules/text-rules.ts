import { toWrittenLine } from './written-text';
import { MAINLAND_MOBILE_PATTERN } from './mobile';

const LANDLINE_PATTERN = /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/;
const COMPANY_NAME_PATTERN = /^[\p{Script=Han}A-Za-z0-9（）()·&.-]+$/u;
const HAN_NAME_PATTERN = /^\p{Script=Han}+(?:·\p{Script=Han}+)*$/u;
const FOREIGN_NAME_PATTERN = /^[\p{L} .'-]{2,60}$/u;

/** Full-width characters become plain ones and outer spaces go (conventions §0), but brackets stay as printed. */
export function normalizePrintedName(text: string): string {
  const plain = toWrittenLine(text.replace(/[^（）]+/g, (part) => part.normalize('NFKC')));
  return plain.replace(/(?<=\p{Script=Han})[.•・‧﹒](?=\p{Script=Han})/gu, '·');
}

/** What is wrong with the name of a company as it is printed (validation §5.6), or an empty text. */
export function checkCompanyName(text: string): string {
  const { length } = [...text];
  if (length < 4 || length > 100) return '名称应为4至100个字符';
  return COMPANY_NAME_PATTERN.test(text) ? '' : '名称只能包含汉字、字母、数字和（）()·&.-';
}

/** What is wrong with the name of a person (validation §5.6), or an empty text. */
export function checkPersonName(text: string): string {
  const { length } = [...text];
  if (HAN_NAME_PATTERN.test(text)) return length >= 2 && length <= 30 ? '' : '姓名应为2至30个字';
  return FOREIGN_NAME_PATTERN.test(text) ? '' : '请输入正确的姓名';
}

/** What is wrong with a telephone of a company, fixed or mobile, or an empty text. */
export function checkCompanyTelephone(text: string): string {
  if (text === '') return '请输入注册电话';
  const isNumber = LANDLINE_PATTERN.test(text) || MAINLAND_MOBILE_PATTERN.test(text);
  return isNumber ? '' : '请输入正确的电话，如 021-61234567';
}

/** Digits of a bank account as it is typed. */
export function normalizeBankAccount(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '');
}

/** What is wrong with the account of a company (validation §5.3), or an empty text. */
export function checkBankAccount(text: string): string {
  if (text === '') return '请输入银行账号';
  return /^\d{8,32}$/.test(normalizeBankAccount(text)) ? '' : '银行账号应为8至32位数字';
}

/** Rule of a text with a least and a most number of characters; an empty one is told what to enter. */
export function checkLength(text: string, missing: string, label: string, least: number, most: number): string {
  const { length } = [...text];
  if (length === 0) return missing;
  return length < least || length > most ? `${label}应为${least}至${most}个字` : '';
}
