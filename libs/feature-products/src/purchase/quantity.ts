import { QUANTITY_LIMIT } from '@portal/api-contract';

/** What is wrong with a typed quantity, or an empty text; the contract's own words, compared by a test. */
export function checkQuantity(text: string): string {
  const typed = text.normalize('NFKC').trim();
  if (!typed || Number.isNaN(Number(typed))) return '请输入数量';
  if (!Number.isInteger(Number(typed))) return '数量须为整数';
  if (Number(typed) < 1) return '数量至少为1';
  return Number(typed) > QUANTITY_LIMIT ? `数量不能超过${QUANTITY_LIMIT}` : '';
}

/** The quantity that was typed; 1 for what is none. */
export function toQuantity(text: string): number {
  return checkQuantity(text) ? 1 : Number(text.normalize('NFKC').trim());
}
