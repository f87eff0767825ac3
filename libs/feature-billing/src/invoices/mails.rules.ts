import { checkInvoiceMails, INVOICE_LIMITS } from '@portal/api-contract/account';
import { findEmailError, normalizeText } from '@portal/api-contract/rules';
import { field } from '@portal/ui-forms';

/** Returns the addresses of a text: between commas, semicolons, spaces or lines, of any width. */
export function splitMails(text: string): string[] {
  return text
    .split(/[\s,;，；、]+/)
    .map(normalizeText)
    .filter((email) => email !== '');
}

/** What is wrong with a text of addresses, or an empty text. */
export function findMailsError(text: string): string {
  const emails = splitMails(text);
  const wrong = emails.find((email) => findEmailError(email) !== '');
  if (wrong) return `“${wrong}”不是正确的邮箱`;
  return checkInvoiceMails(emails);
}

/** As `findMailsError`, where at least one is needed. */
export function findNeededMailsError(text: string): string {
  return splitMails(text).length === 0 ? '请输入接收发票的邮箱' : findMailsError(text);
}

/** Addresses that invoices are mailed to, as they are typed. */
export function mailsField() {
  return field.text({
    label: '接收邮箱',
    findError: findNeededMailsError,
    hint: `可填多个，用分号或逗号分隔，合计不超过 ${INVOICE_LIMITS.emails} 个字符`,
    ...{ inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 400 },
  });
}
