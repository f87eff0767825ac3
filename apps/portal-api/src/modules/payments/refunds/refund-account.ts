import type { DataProtection } from '../../../platform/security/data-protection';
import { defineSealedColumn } from '../../../platform/security/sealed-column';
import { refund, type RefundRow } from '../refunds.tables';

/** Where the owner of a refund wants the money. */
export interface RefundAccount {
  readonly name: string;
  readonly bank: string;
  readonly number: string;
}

export const sealedAccount = defineSealedColumn(refund.id, refund.accountEncrypted, 'refund.account');

/** Seals the account of a refund. */
export function sealAccount(protection: DataProtection, id: string, { name, bank, number }: RefundAccount): string {
  return protection.encrypt(JSON.stringify({ name, bank, number }), sealedAccount.toPlace(id));
}

/** Opens the account of a refund; null where none was named. */
export function openAccount(
  protection: DataProtection,
  { id, accountEncrypted }: Pick<RefundRow, 'id' | 'accountEncrypted'>,
): RefundAccount | null {
  if (accountEncrypted === null) return null;
  return JSON.parse(protection.decrypt(accountEncrypted, sealedAccount.toPlace(id))) as RefundAccount;
}

/** An account as it is shown: the last digits of its number alone. */
export function maskAccount(account: RefundAccount): RefundAccount {
  return { ...account, number: `**** ${account.number.slice(-4)}` };
}
