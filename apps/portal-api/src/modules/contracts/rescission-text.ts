import type { DataProtection } from '../../platform/security/data-protection';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import type { ContractText } from './contract-text';
import { contract, type ContractRow, type SigningEvidence } from './contracts.tables';

export const sealedRescission = defineSealedColumn(contract.id, contract.rescissionEncrypted, 'contract.rescission');

/** The agreement by which a contract is ended before its time. */
export interface Rescission {
  readonly text: ContractText;
  readonly reason: string;
  /** ISO-8601. */
  readonly askedAt: string;
  /** How the customer has signed it; absent before. */
  readonly evidence?: SigningEvidence;
}

/** The agreement to end a contract; `undefined` where nobody has asked for one. */
export function openRescission(
  protection: DataProtection,
  { id, rescissionEncrypted }: Pick<ContractRow, 'id' | 'rescissionEncrypted'>,
): Rescission | undefined {
  if (rescissionEncrypted === '') return undefined;
  return JSON.parse(protection.decrypt(rescissionEncrypted, sealedRescission.toPlace(id))) as Rescission;
}
