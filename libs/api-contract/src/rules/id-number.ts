import { isResidentId } from './resident-id';

/** The number of a document as it is stored: plain characters, large letters, without spaces. */
export function normalizeIdNumber(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}

/** What is wrong with the number of somebody's identity document (validation §5.1), or an empty text. */
export function findIdNumberError(typed: string, today = new Date()): string {
  const number = normalizeIdNumber(typed);
  if (number === '') return '请输入证件号码';
  if (/^\d{15}$/.test(number)) return '请使用18位证件号码';
  if (!/^\d{17}[\dX]$/.test(number)) return '证件号码应为18位';
  return isResidentId(number, today) ? '' : '证件号码有误，请核对';
}

/** Whether the owner of a number is of an age on a day in China. */
export function isOfAge(number: string, years: number, today = new Date()): boolean {
  const day = new Date(today.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
  return Number(day) - Number(number.slice(6, 14)) >= years * 10_000;
}
