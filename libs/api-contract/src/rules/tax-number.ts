import { isResidentId } from './resident-id';

/** What there is to say of a tax number; both are empty for one that is right. */
export interface TaxNumberFinding {
  /** Why it is not taken. */
  readonly error: string;
  /** Why somebody has to look at it. */
  readonly warning: string;
}

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const;
const CREDIT_CODE_PATTERN = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** Bodies that register somebody, each with the kinds it registers (GB 32100-2015 with amendment 1). */
const CATEGORIES: Readonly<Record<string, string>> = {
  1: '1239',
  2: '19',
  3: '123459',
  4: '19',
  5: '1239',
  6: '129',
  7: '129',
  8: '19',
  9: '123',
  A: '19',
  N: '1239',
  Y: '1',
};

const FINE: TaxNumberFinding = { error: '', warning: '' };
const UNKNOWN_CATEGORY = '税号的登记类别无法识别，提交后将转人工审核';
const WRONG_CHECK = '税号校验位不符，请核对；确认无误可继续提交，将转人工审核';

/** A tax number as it is stored: plain characters, large letters, no spaces. */
export function normalizeTaxNumber(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
}

/** Last character of a credit code by the first seventeen (GB 32100-2015). */
export function computeCreditCodeCheck(code: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * ALPHABET.indexOf(code[index] ?? ''), 0);
  // The outer remainder is what turns 31 into the check 0.
  return ALPHABET[(31 - (sum % 31)) % 31] ?? '';
}

/**
 * Checks a tax number (validation §5.2, §5.5). Numbers from before 2015, of 15, 17 or 20 characters, are taken where
 * somebody says so. A number of the right form whose check fails is no error: registers hold such numbers.
 */
export function checkTaxNumber(typed: string, takesOldNumbers: boolean): TaxNumberFinding {
  const text = normalizeTaxNumber(typed);
  if (text === '') return reject('请输入税号');
  if (/[^0-9A-Z]/.test(text)) return reject('税号只能包含数字和字母');
  if (text.length === 18) return checkCurrent(text);
  if (![15, 17, 20].includes(text.length))
    return reject(takesOldNumbers ? '税号应为15、17、18或20位' : '税号应为18位统一社会信用代码');
  if (!takesOldNumbers) return reject('税号应为18位；15、17、20位的旧税号请勾选“旧税号”');
  return checkOld(text);
}

/** Checks the credit code of an enterprise (validation §5.2); a wrong check is no error, as registers hold such codes. */
export function checkCreditCode(typed: string): TaxNumberFinding {
  const text = normalizeTaxNumber(typed);
  if (text === '') return reject('请输入统一社会信用代码');
  if (text.length !== 18) return reject('统一社会信用代码应为18位');
  if (!CREDIT_CODE_PATTERN.test(text)) return reject('统一社会信用代码第3至8位应为数字，且不含字母 I、O、S、V、Z');
  const isKnown = CATEGORIES[text.charAt(0)]?.includes(text.charAt(1)) ?? false;
  const isRight = isKnown && computeCreditCodeCheck(text) === text[17];
  return isRight ? FINE : warn('统一社会信用代码校验位或登记类别不符，请核对；确认无误请使用证照审核');
}

function checkCurrent(text: string): TaxNumberFinding {
  if (isResidentId(text)) return FINE;
  if (!CREDIT_CODE_PATTERN.test(text)) return reject('税号第3至8位应为数字，且不含字母 I、O、S、V、Z');
  if (!CATEGORIES[text.charAt(0)]?.includes(text.charAt(1))) return warn(UNKNOWN_CATEGORY);
  return computeCreditCodeCheck(text) === text[17] ? FINE : warn(WRONG_CHECK);
}

function checkOld(text: string): TaxNumberFinding {
  if (text.length === 15) {
    if (!/^\d{6}[0-9A-Z]{8}[0-9X]$/.test(text)) return reject('15位税号应为6位地区码加9位组织机构代码');
    return computeOrganizationCheck(text.slice(6)) === text[14] ? FINE : warn(WRONG_CHECK);
  }
  if (text.length === 17) return /^\d{17}$/.test(text) ? FINE : reject('17位税号应全部为数字');
  if (!/^\d{17}[\dX]\d{2}$/.test(text)) return reject('20位税号应为18位身份证号加2位数字');
  return isResidentId(text.slice(0, 18)) ? FINE : warn(WRONG_CHECK);
}

const ORGANIZATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2] as const;

/** Last character of an organization's code by the first eight (GB 11714). */
function computeOrganizationCheck(code: string): string {
  const sum = ORGANIZATION_WEIGHTS.reduce(
    (total, weight, index) => total + weight * parseInt(code[index] ?? '', 36),
    0,
  );
  return '0123456789X0'[11 - (sum % 11)] ?? '';
}

function reject(error: string): TaxNumberFinding {
  return { error, warning: '' };
}

function warn(warning: string): TaxNumberFinding {
  return { error: '', warning };
}
