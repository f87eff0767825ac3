import type { Anchor } from '../../platform/documents/markdown/page-flow';
import type { DataProtection } from '../../platform/security/data-protection';
import { openContractText, makeSeal } from './contract-files';
import { openEvidence } from './contract-form';
import { writeContractPdf } from './contract-text';
import type { ContractRow } from './contracts.tables';

/** A document with the places where the two sides sign. */
export interface CustomerDocument {
  readonly pdf: Uint8Array;
  readonly customerSeal: Anchor;
  readonly providerSeal: Anchor;
}

/** The text as it goes to a service outside: without the days of signatures, which nobody knows yet. */
export async function writeUnsigned(protection: DataProtection, row: ContractRow): Promise<CustomerDocument> {
  const look = { contractNo: row.contractNo, createdAt: row.approvedAt ?? row.stateSince };
  return toDocument(row, await writeContractPdf(openContractText(protection, row), look));
}

/** The text as its customer has signed it here, with the record of that, for a seal of some day. */
export async function writeSigned(
  protection: DataProtection,
  row: ContractRow,
  { sealedAt, isDemo }: { readonly sealedAt?: Date; readonly isDemo: boolean },
): Promise<CustomerDocument> {
  const evidence = openEvidence(protection, row);
  if (evidence === undefined) throw new Error(`Contract ${row.contractNo} has no evidence of its customer's signature`);
  const text = openContractText(protection, row);
  const at = sealedAt ?? new Date(evidence.signedAt);
  const crossPageSeal = makeSeal(String(text.fields['providerName']), isDemo);
  const look = { contractNo: row.contractNo, createdAt: at, signed: { evidence, sealedAt: at, crossPageSeal } };
  return toDocument(row, await writeContractPdf(text, look));
}

function toDocument(
  { contractNo }: ContractRow,
  { pdf, anchors }: { readonly pdf: Uint8Array; readonly anchors: Readonly<Record<string, Anchor>> },
): CustomerDocument {
  const { customerSeal, providerSeal } = anchors;
  if (customerSeal === undefined || providerSeal === undefined)
    throw new Error(`Contract ${contractNo} has no place for a seal`);
  return { pdf, customerSeal, providerSeal };
}
