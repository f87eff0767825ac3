import { randomUUID } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import { CONTRACT_LIMITS } from '@portal/api-contract/account';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/file-store';
import { keepMadeFile } from '../../platform/files/made-files';
import { createAskedRows } from '../../platform/jobs/asked-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { createNextAsk } from '../../platform/jobs/next-ask';
import { PROVIDER, SYSTEM } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { maskTelephone } from '../../platform/telephone/telephone-field';
import { openContractText } from './contract-files';
import { openContractForm, sealEvidence } from './contract-form';
import { contracts, toContractLink } from './contract-record';
import type { SigningOptions } from './contract-signing';
import { addDays } from './contract-times';
import { contract, type ContractRow, SIGNING } from './contracts.tables';
import { writeUnsigned } from './customer-document';
import type { EsignCall, EsignService, SigningOutcome, SigningRequest } from './provider/esign-provider';

export interface AskEsignOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
  readonly service: EsignService;
  readonly openTelephone: (
    owner: { readonly id: string },
    row: ContractRow,
  ) => ReturnType<SigningOptions['openTelephone']>;
  /** Origin of the portal. */
  readonly origin: string;
}

/** What is stored of an answer, of a contract that is locked and as it was read. */
type Settle = (runner: QueryRunner, row: ContractRow, at: Date) => Promise<unknown>;

/** When a service is asked again that has said nothing new so many times. */
const findNextAsk = createNextAsk({ firstMs: 15_000, maxMs: 600_000 });

const wait: Settle = (runner, row, at) =>
  contracts.mark(runner, row, { askAt: findNextAsk(row.askCount, at), askCount: row.askCount + 1 });

/**
 * Has a service outside let customers sign what was approved, asks it until they have or will not, and tells it of
 * contracts that are over.
 */
export function createAskEsign(options: AskEsignOptions): DueWork {
  return createAskedRows(
    {
      name: 'contracts.ask',
      table: contract,
      isDue: (at) => lte(contract.askAt, at),
      since: contract.askAt,
      ask: (row, { signal }) => ask(options, row, { signal }),
      settle: (runner, row, settle) => settleUnchanged(runner, row, settle, options.clock()),
    },
    options,
  );
}

/** Stores an answer, unless the contract has moved on since it was read. */
async function settleUnchanged(runner: QueryRunner, read: ContractRow, settle: Settle, at: Date): Promise<void> {
  const row = await contracts.lock(runner, eq(contract.id, read.id));
  if (row.state === read.state && row.signFlow === read.signFlow) await settle(runner, row, at);
}

async function ask(options: AskEsignOptions, row: ContractRow, call: EsignCall): Promise<Settle> {
  const { service, clock } = options;
  if (row.signFlow === '') return begin(options, row, call);
  const isOver = row.state !== SIGNING || row.dueAt === null || row.dueAt <= clock();
  const outcome = await (isOver ? service.cancel(row.signFlow, call) : service.query(row.signFlow, call));
  // What ended here was ended there.
  if (row.state !== SIGNING) return (runner, locked) => contracts.mark(runner, locked, { askAt: null });
  return outcome.state === 'signed' ? takeSigned(options, row, outcome.signedAt, call) : toSettle(outcome);
}

/** Begins the flow of a contract that can be signed; one whose owner has no telephone waits for that. */
async function begin(options: AskEsignOptions, row: ContractRow, call: EsignCall): Promise<Settle> {
  const request = row.state === SIGNING ? await makeSigningRequest(options, row) : undefined;
  if (request === undefined) return wait;
  const { flowNo } = await options.service.begin(request, '', call);
  return (runner, locked, at) =>
    contracts.mark(runner, locked, {
      ...{ signFlow: flowNo, signedFileId: randomUUID() },
      ...{ askAt: findNextAsk(0, at), askCount: 1 },
    });
}

/** What a service is asked for; `undefined` where the owner has no telephone to be known by. */
export async function makeSigningRequest(
  { protection, openTelephone, origin }: Pick<AskEsignOptions, 'protection' | 'openTelephone' | 'origin'>,
  row: ContractRow,
): Promise<SigningRequest | undefined> {
  const bound = await openTelephone({ id: row.ownerId }, row);
  if (bound === undefined || row.dueAt === null) return undefined;
  return {
    ...{ contractNo: row.contractNo, title: row.title, returnUrl: origin + toContractLink(row.contractNo) },
    // Once over here it is cancelled there: an extension needs no word of its own.
    until: addDays(row.dueAt, CONTRACT_LIMITS.extensionDays),
    signer: {
      ...{ name: openContractForm(protection, row).signerName, telephone: bound.telephone },
      company: String(openContractText(protection, row).fields['customerName']),
    },
    async writeDocument() {
      const { pdf, customerSeal } = await writeUnsigned(protection, row);
      return { pdf, place: customerSeal };
    },
  };
}

/** Keeps the file that the customer has signed; the seal of the platform goes on it. */
async function takeSigned(
  { service, protection, files, openTelephone }: AskEsignOptions,
  row: ContractRow,
  signedAt: Date,
  call: EsignCall,
): Promise<Settle> {
  const bytes = Buffer.from(await service.readSigned(row.signFlow, call));
  const bound = await openTelephone({ id: row.ownerId }, row);
  return async (runner, locked, at) => {
    const { id, title, contractNo, signFlow, signedFileId, textHash } = locked;
    if (signedFileId === null) throw new Error(`The file of contract ${contractNo} has no key`);
    const file = { id: signedFileId, ownerId: id, name: `${title} ${contractNo}.pdf`, bytes, at };
    await keepMadeFile(runner, { protection, files }, file);
    const evidenceEncrypted = sealEvidence(protection, id, {
      ...{ signMode: 'electronic', account: '', signer: openContractForm(protection, locked).signerName, textHash },
      ...{ telephone: bound ? maskTelephone(bound.telephone) : '', codeAskedAt: null, signedAt: toChinaTime(signedAt) },
      service: { name: service.name, flowNo: signFlow },
    });
    return contracts.transition(runner, locked, { action: 'sign', actor: PROVIDER, at }, { evidenceEncrypted });
  };
}

/** What becomes of a contract that its customer has not signed. */
function toSettle(outcome: Exclude<SigningOutcome, { readonly state: 'signed' }>): Settle {
  switch (outcome.state) {
    case 'signing':
      return wait;
    case 'refused': {
      const reason = outcome.reason || '客户在签署页面拒绝签署';
      return (runner, row, at) => contracts.transition(runner, row, { action: 'refuse', actor: PROVIDER, at, reason });
    }
    case 'cancelled':
    case 'expired':
      return (runner, row, at) => {
        const isOver = outcome.state === 'expired' || row.dueAt === null || row.dueAt <= at;
        const request = isOver
          ? ({ action: 'expire', actor: SYSTEM } as const)
          : ({ action: 'withdraw', actor: PROVIDER } as const);
        return contracts.transition(runner, row, { ...request, at });
      };
  }
}
