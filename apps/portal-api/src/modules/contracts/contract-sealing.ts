import { eq } from 'drizzle-orm';
import { addMonths } from '../../platform/add-months';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Signing } from '../../platform/documents/signing/open-signing';
import type { FileStore } from '../../platform/files/file-store';
import { releaseFiles } from '../../platform/files/files.repository';
import { keepMadeFile, readMadeFile } from '../../platform/files/made-files';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { SYSTEM } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { readContractedOrders } from '../purchase/contracted-orders';
import { hashFile, makeSeal, openContractText } from './contract-files';
import { contracts, findOrderChange } from './contract-record';
import { contract, type ContractRow, SEALING } from './contracts.tables';
import { type CustomerDocument, writeSigned, writeUnsigned } from './customer-document';

/** Months for which a framework is in force. */
const FRAMEWORK_MONTHS = 12;

export interface SealingOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
  readonly signing: Pick<Signing, 'sign' | 'isDemo'>;
}

type SealFilesOptions = Pick<SealingOptions, 'protection' | 'files' | 'signing'>;

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

/** Signs for the platform what the customer of a locked contract has signed, and keeps the file; one whose orders do not stand lapses. */
export async function sealContract(
  runner: QueryRunner,
  options: SealFilesOptions,
  row: ContractRow,
  at: Date,
): Promise<ContractRow> {
  const reason = await findOrderChange(runner, row);
  if (reason) return contracts.transition(runner, row, { action: 'lapse', actor: SYSTEM, at, reason });
  const { protection, signing } = options;
  const { id, contractNo, title, signedFileId } = row;
  const name = String(openContractText(protection, row).fields['providerName']);
  const { pdf, providerSeal } = await readCustomerDocument(runner, options, row, at);
  const seal = { design: makeSeal(name, signing.isDemo), ...providerSeal };
  const signed = Buffer.from(await signing.sign(pdf, { signedAt: at, name, reason: '签署合同', seal }));
  const file = { id, ownerId: id, name: `${title} ${contractNo}.pdf`, bytes: signed, at };
  await keepMadeFile(runner, options, file);
  if (signedFileId !== null) await releaseFiles(runner, { id }, [signedFileId]);
  return contracts.transition(
    runner,
    row,
    { action: 'seal', actor: SYSTEM, at },
    { fileId: id, signedFileId: null, fileHash: hashFile(signed), dueAt: await findEnd(runner, row, at) },
  );
}

/** What the customer has signed: the file that a service outside gave back, or the text with the record of the code. */
async function readCustomerDocument(
  runner: QueryRunner,
  { protection, files, signing }: SealFilesOptions,
  row: ContractRow,
  at: Date,
): Promise<Omit<CustomerDocument, 'customerSeal'>> {
  if (row.signedFileId === null) return writeSigned(protection, row, { sealedAt: at, isDemo: signing.isDemo });
  const signed = await readMadeFile(runner, { protection, files }, row.signedFileId);
  if (signed === undefined) throw new Error(`The file of contract ${row.contractNo} that its customer signed is gone`);
  const { providerSeal } = await writeUnsigned(protection, row);
  return { pdf: signed.bytes, providerSeal };
}

/** When a contract that comes into force now ends: with the longest period of its orders. */
async function findEnd(runner: QueryRunner, row: ContractRow, at: Date): Promise<Date> {
  if (row.kind === 'framework') return addMonths(at, FRAMEWORK_MONTHS);
  const orders = await readContractedOrders(runner, row.ownerId, row.orderNos);
  return addMonths(at, Math.max(...orders.flatMap(({ lines }) => lines.map(({ period }) => period))));
}
