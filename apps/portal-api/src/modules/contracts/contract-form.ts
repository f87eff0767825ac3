import type { DataProtection } from '../../platform/security/data-protection';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { contract, type ContractRow } from './contracts.tables';

/** What the owner of a contract has written. */
export interface ContractForm {
  readonly signerName: string;
  readonly contactName: string;
  readonly deliveryAddress: string;
  readonly specialTerms: string;
}

export const sealedContractForm = defineSealedColumn(contract.id, contract.formEncrypted, 'contract.form');
export const sealedContractText = defineSealedColumn(contract.id, contract.textEncrypted, 'contract.text');

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
