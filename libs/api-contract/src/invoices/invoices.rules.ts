import { requiredLine, requiredProse, optionalProse } from '../rules/text-rule';
import { INVOICE_LIMITS } from './invoices.values';

/** Rules of the texts of invoices. */
export const INVOICE_RULES = {
  remark: optionalProse('备注', INVOICE_LIMITS.remark),
  /** Why an application or a red invoice is rejected, or a withdrawal. */
  decision: requiredProse('原因', [2, 300], '请说明原因'),
  courier: requiredLine('快递公司', 30),
} as const;

/** What is wrong with the addresses that an invoice is mailed to, or an empty text. */
export function checkInvoiceMails(emails: readonly string[]): string {
  if (emails.join(';').length > INVOICE_LIMITS.emails) return `邮箱总长不能超过${INVOICE_LIMITS.emails}个字符`;
  return new Set(emails.map((email) => email.toLowerCase())).size < emails.length ? '邮箱不能重复' : '';
}
