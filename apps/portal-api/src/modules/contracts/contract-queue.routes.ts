import {
  agreeToContractRescission,
  contractQueue,
  getQueuedContractFile,
  passContract,
  proposeContractRescission,
  type QueuedContract,
  type QueuedContractDetail,
  receiveContractPaper,
  rejectContract,
  rejectContractRescission,
  remindContractOwner,
  returnContractPaper,
  withdrawQueuedContract,
} from '@portal/api-contract/account';
import { sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/file-store';
import { findFile } from '../../platform/files/files.repository';
import { readFileContent } from '../../platform/files/uploads.service';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls, type Operator } from '../../platform/operations/operator-calls';
import { createClaimedQueue } from '../../platform/records/claimed-queue';
import type { Seen } from '../../platform/records/record-queue';
import { serveQueue } from '../../platform/records/serve-queue';
import type { DataProtection } from '../../platform/security/data-protection';
import { queuePeople } from '../users/users.read-model';
import { toContractBrief } from './contract-detail';
import type { ContractFiles } from './contract-files';
import { contracts, isContract } from './contract-record';
import type { Rescissions } from './contract-rescission';
import { receivePaper, returnPaper } from './contract-paper';
import { claimReview, decide, takeBack } from './contract-review';
import { remindOwner } from './contract-urging';
import type { ContractsService } from './contracts.service';
import { contract, type ContractRow, DRAFT } from './contracts.tables';
import { waitingContracts } from './waiting-contracts';

export interface ContractQueueOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
  readonly service: Pick<ContractsService, 'describe'>;
  readonly contractFiles: Pick<ContractFiles, 'read'>;
  readonly rescissions: Pick<Rescissions, 'propose' | 'answer'>;
}

/** Calls of the legal department; to everybody else they do not exist. */
export function createContractQueueRoutes(options: ContractQueueOptions): Implementation[] {
  const { database, clock, protection, files, service, contractFiles, rescissions } = options;
  const { orm } = database;

  const queue = createClaimedQueue(
    {
      ...{ kind: contracts, waiting: waitingContracts, people: queuePeople },
      // A draft is its owner's alone.
      isListed: sql`${contract.state} <> ${DRAFT}`,
      isRecord: (contractNo) => sql`${isContract(contractNo)} and ${contract.state} <> ${DRAFT}`,
      numberOf: ({ contractNo }) => contractNo,
      toItem: ({ row, ...codes }): QueuedContract => ({ ...toContractBrief(row), ...codes, urgedAt: toUrgedAt(row) }),
      describe: async (runner, { row, ...codes }): Promise<QueuedContractDetail> => ({
        ...(await service.describe(runner, row)),
        ...codes,
        urgedAt: toUrgedAt(row),
      }),
      claim: claimReview,
    },
    { database, clock },
  );
  const { change } = queue.ofAnybody;

  async function readFile(operator: Operator, contractNo: string, fileId: string | undefined) {
    const row = await contracts.find(orm, isContract(contractNo));
    if (row.state === DRAFT) throw new HttpError(404);
    const file =
      fileId !== undefined && [row.mandateFileId, row.paperFileId].includes(fileId)
        ? await findFile(orm, fileId)
        : undefined;
    if (fileId !== undefined && file === undefined) throw new HttpError(404);
    await queue.audit(orm, operator, 'openFile', row);
    return file ? readFileContent({ protection, store: files }, file) : contractFiles.read(row);
  }

  const calls = createOperatorCalls(orm, 'legal');
  const { implement, implementRaw } = calls;
  return [
    ...serveQueue(contractQueue, queue, calls),
    implementRaw(getQueuedContractFile, (operator, { id, fileId }) => readFile(operator, id, fileId)),
    implement(passContract, (operator, seen) =>
      change(operator, toSeen(seen), 'pass', (runner, row, at) => decide(runner, row, { operator, at })),
    ),
    implement(
      rejectContract,
      (operator, { reason, ...seen }) =>
        change(operator, toSeen(seen), 'reject', (runner, row, at) => decide(runner, row, { operator, at }, reason)),
      { bodyLimit: 8192 },
    ),
    implement(withdrawQueuedContract, (operator, { reason, ...seen }) =>
      change(operator, toSeen(seen), 'withdraw', (runner, row, at) => takeBack(runner, row, { operator, at }, reason)),
    ),
    implement(proposeContractRescission, (operator, { reason, ...seen }) =>
      change(operator, toSeen(seen), 'proposeRescission', (runner, row, at) =>
        rescissions.propose(runner, row, { operator, at }, reason),
      ),
    ),
    implement(agreeToContractRescission, (operator, seen) =>
      change(operator, toSeen(seen), 'rescind', (runner, row, at) => rescissions.answer(runner, row, { operator, at })),
    ),
    implement(rejectContractRescission, (operator, { reason, ...seen }) =>
      change(operator, toSeen(seen), 'refuseRescission', (runner, row, at) =>
        rescissions.answer(runner, row, { operator, at }, reason),
      ),
    ),
    implement(remindContractOwner, (operator, seen) =>
      change(operator, toSeen(seen), 'remind', (runner, row, at) => remindOwner(runner, row, { operator, at })),
    ),
    implement(receiveContractPaper, (operator, seen) =>
      change(operator, toSeen(seen), 'receivePaper', (runner, row, at) =>
        receivePaper(runner, row, protection, { operator, at }),
      ),
    ),
    implement(returnContractPaper, (operator, { reason, ...seen }) =>
      change(operator, toSeen(seen), 'returnPaper', (runner, row, at) =>
        returnPaper(runner, row, { operator, at }, reason),
      ),
    ),
  ];
}

function toSeen({ id: number, version }: { readonly id: string; readonly version: number }): Seen {
  return { number, version };
}

function toUrgedAt({ urgedAt }: ContractRow): string | null {
  return urgedAt && toChinaTime(urgedAt);
}
