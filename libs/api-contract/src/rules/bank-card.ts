const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9] as const;

/** What is wrong with the card of a person (validation §5.3), or an empty text; typed with or without separators. */
export function findBankCardError(typed: string): string {
  const digits = normalizeBankCard(typed);
  if (digits === '') return '请输入银行卡号';
  if (!/^\d{13,19}$/.test(digits)) return '银行卡号应为13至19位数字';
  if (digits.startsWith('62') && digits.length < 16) return '银行卡号应为16至19位数字';
  if (/^[01]/.test(digits) || /^(\d)\1+$/.test(digits) || !hasLuhnCheck(digits)) return '银行卡号有误，请核对';
  return '';
}

/** Digits of a card as it is typed. */
export function normalizeBankCard(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');
}

/** Whether the last digit checks the others (ISO/IEC 7812). */
function hasLuhnCheck(digits: string): boolean {
  const values = [...digits].reverse().map(Number);
  const sum = values.reduce((total, value, index) => total + (index % 2 === 0 ? value : (DOUBLED[value] ?? 0)), 0);
  return sum % 10 === 0;
}
