import { eq } from 'drizzle-orm';
import { addMonths } from '../../platform/add-months';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Signing } from '../../platform/documents/signing/open-signing';
import type { FileStore } from '../../platform/files/file-store';
import { keepMadeFile } from '../../platform/files/made-files';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { SYSTEM } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { readContractedOrders } from '../purchase/contracted-orders';
import { hashFile, makeSeal, openContractText } from './contract-files';
import { openEvidence } from './contract-form';
import { contracts } from './contract-record';
import { writeContractPdf } from './contract-text';
import { contract, type ContractRow, SEALING } from './contracts.tables';

/** Months for which a framework is in force. */
const FRAMEWORK_MONTHS = 12;

export interface SealingOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
  readonly signing: Pick<Signing, 'sign' | 'isDemo'>;
}

/** Has the platform sign what its customers have signed, with its certificate and a seal that is seen. */
export function createSealing({ database, clock, ...options }: SealingOptions): DueWork {
  return createDueRows(
    {
      ...{ name: 'contract.seal', table: contract, since: contract.stateSince },
      work: (runner: QueryRunner, row: ContractRow, at: Date) => sealContract(runner, options, row, at),
      isDue: () => eq(contract.state, SEALING),
    },
    { database, clock },
  );
}

/** Signs for the platform what the customer of a locked contract has signed, and keeps the file. */
export async function sealContract(
  runner: QueryRunner,
  { protection, files, signing }: Pick<SealingOptions, 'protection' | 'files' | 'signing'>,
  row: ContractRow,
  at: Date,
): Promise<ContractRow> {
  const { id, contractNo, title } = row;
  const evidence = openEvidence(protection, row);
  if (evidence === undefined) throw new Error(`Contract ${contractNo} has no evidence of its customer's signature`);
  const text = openContractText(protection, row);
  const name = String(text.fields['providerName']);
  const design = makeSeal(name, signing.isDemo);
  const look = { contractNo, createdAt: at, signed: { evidence, sealedAt: at, crossPageSeal: design } };
  const { pdf, anchors } = await writeContractPdf(text, look);
  const place = anchors['providerSeal'];
  if (place === undefined) throw new Error(`Contract ${contractNo} has no place for a seal`);
  const signed = Buffer.from(
    await signing.sign(pdf, { signedAt: at, name, reason: '签署合同', seal: { design, ...place } }),
  );
  const file = { id, recordId: id, name: `${title} ${contractNo}.pdf`, bytes: signed, at };
  await keepMadeFile(runner, { protection, files }, file);
  return contracts.transition(
    runner,
    row,
    { action: 'seal', actor: SYSTEM, at },
    { fileId: id, fileHash: hashFile(signed), dueAt: await findEnd(runner, row, at) },
  );
}

/** When a contract that comes into force now ends: with the longest period of its orders. */
async function findEnd(runner: QueryRunner, row: ContractRow, at: Date): Promise<Date> {
  if (row.kind === 'framework') return addMonths(at, FRAMEWORK_MONTHS);
  const orders = await readContractedOrders(runner, row.ownerId, row.orderNos);
  return addMonths(at, Math.max(...orders.flatMap(({ lines }) => lines.map(({ period }) => period))));
}
