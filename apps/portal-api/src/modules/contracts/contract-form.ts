import type { DataProtection } from '../../platform/security/data-protection';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { contract, type ContractRow, type SigningEvidence } from './contracts.tables';

/** What the owner of a contract has written. */
export interface ContractForm {
  readonly signerName: string;
  readonly contactName: string;
  readonly deliveryAddress: string;
  readonly specialTerms: string;
}

export const sealedContractForm = defineSealedColumn(contract.id, contract.formEncrypted, 'contract.form');
export const sealedContractText = defineSealedColumn(contract.id, contract.textEncrypted, 'contract.text');

export const sealedContractEvidence = defineSealedColumn(contract.id, contract.evidenceEncrypted, 'contract.evidence');

/** Seals how a contract was signed. */
export function sealEvidence(protection: DataProtection, id: string, evidence: SigningEvidence): string {
  return protection.encrypt(JSON.stringify(evidence), sealedContractEvidence.toPlace(id));
}

/** How a contract was signed; `undefined` before. */
export function openEvidence(
  protection: DataProtection,
  { id, evidenceEncrypted }: Pick<ContractRow, 'id' | 'evidenceEncrypted'>,
): SigningEvidence | undefined {
  if (evidenceEncrypted === '') return undefined;
  return JSON.parse(protection.decrypt(evidenceEncrypted, sealedContractEvidence.toPlace(id))) as SigningEvidence;
}

/** Seals what the owner has written. */
export function sealContractForm(protection: DataProtection, id: string, form: ContractForm): string {
  return protection.encrypt(JSON.stringify(form), sealedContractForm.toPlace(id));
}

/** What the owner has written. */
export function openContractForm(
  protection: DataProtection,
  { id, formEncrypted }: Pick<ContractRow, 'id' | 'formEncrypted'>,
): ContractForm {
  return JSON.parse(protection.decrypt(formEncrypted, sealedContractForm.toPlace(id))) as ContractForm;
}
