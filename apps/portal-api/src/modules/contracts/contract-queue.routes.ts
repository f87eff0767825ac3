import {
  agreeToContractRescission,
  claimContract,
  countQueuedContracts,
  getQueuedContract,
  getQueuedContractFile,
  listQueuedContracts,
  passContract,
  proposeContractRescission,
  type QueuedContract,
  type QueuedContractDetail,
  receiveContractPaper,
  rejectContract,
  rejectContractRescission,
  releaseContract,
  remindContractOwner,
  returnContractPaper,
  withdrawQueuedContract,
} from '@portal/api-contract/account';
import { asc, eq, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/file-store';
import { findFile } from '../../platform/files/files.repository';
import { readFileContent } from '../../platform/files/uploads.service';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls, type Operator } from '../../platform/operations/operator-calls';
import { releaseRecord } from '../../platform/records/record-assignment';
import { createRecordQueue, type Seen } from '../../platform/records/record-queue';
import type { DataProtection } from '../../platform/security/data-protection';
import { findAssigneeId, userCodeOf } from '../users/users.read-model';
import { toContractBrief } from './contract-detail';
import type { ContractFiles } from './contract-files';
import { contracts, isContract } from './contract-record';
import type { Rescissions } from './contract-rescission';
import { receivePaper, returnPaper } from './contract-paper';
import { claimReview, decide, takeBack } from './contract-review';
import { remindOwner } from './contract-urging';
import type { ContractsService } from './contracts.service';
import { contract, type ContractRow, DRAFT } from './contracts.tables';
import { isUndecided } from './waiting-contracts';

export interface ContractQueueOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
  readonly service: Pick<ContractsService, 'describe'>;
  readonly contractFiles: Pick<ContractFiles, 'read'>;
  readonly rescissions: Pick<Rescissions, 'propose' | 'answer'>;
}

interface QueuedRow {
  readonly row: ContractRow;
  readonly userCode: string;
  readonly assignee: string;
}

const QUEUED_COLUMNS = {
  row: contract,
  userCode: userCodeOf(sql`"contract"."owner_id"`),
  assignee: userCodeOf(sql`"contract"."assignee_id"`),
};

/** Calls of the legal department; to everybody else they do not exist. */
export function createContractQueueRoutes(options: ContractQueueOptions): Implementation[] {
  const { database, clock, protection, files, service, contractFiles, rescissions } = options;
  const { orm } = database;

  async function describe(runner: QueryRunner, row: ContractRow): Promise<QueuedContractDetail> {
    const [queued] = await runner.select(QUEUED_COLUMNS).from(contract).where(eq(contract.id, row.id));
    if (queued === undefined) throw new HttpError(404);
    const { userCode, assignee } = queued;
    return { ...(await service.describe(runner, row)), userCode, assignee };
  }

  const queue = createRecordQueue(
    {
      kind: contracts,
      columns: { assigneeId: contract.assigneeId, createdAt: contract.createdAt },
      // A draft is its owner's alone.
      isListed: sql`${contract.state} <> ${DRAFT}`,
      isRecord: (contractNo) => sql`${isContract(contractNo)} and ${contract.state} <> ${DRAFT}`,
      numberOf: ({ contractNo }) => contractNo,
      orderOf: () => [asc(contract.stateSince), asc(contract.id)],
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ ...QUEUED_COLUMNS, total })
          .from(contract)
          .where(isOnPage)
          .orderBy(...order),
      toItem: toQueued,
      describe,
    },
    { database, clock },
  );

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

  const { implement, implementRaw } = createOperatorCalls(orm, 'legal');
  return [
    implement(listQueuedContracts, async (operator, { status, assignee, ...input }) => {
      const isInState = status === undefined ? isUndecided : eq(contract.state, status);
      const assigneeId = await findAssigneeId(orm, operator, assignee);
      return queue.list(isInState, { ...input, assigneeId }, input);
    }),
    implement(countQueuedContracts, queue.counts),
    implement(getQueuedContract, (operator, { id }) => queue.open(operator, id)),
    implementRaw(getQueuedContractFile, (operator, { id, fileId }) => readFile(operator, id, fileId)),
    implement(claimContract, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'claim', (runner, row, at) => claimReview(runner, row, { operator, at })),
    ),
    implement(releaseContract, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'release', (runner, row, at) =>
        releaseRecord(contracts, runner, row, { operator, at }),
      ),
    ),
    implement(passContract, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'pass', (runner, row, at) => decide(runner, row, { operator, at })),
    ),
    implement(
      rejectContract,
      (operator, { reason, ...seen }) =>
        queue.change(operator, toSeen(seen), 'reject', (runner, row, at) =>
          decide(runner, row, { operator, at }, reason),
        ),
      { bodyLimit: 8192 },
    ),
    implement(withdrawQueuedContract, (operator, { reason, ...seen }) =>
      queue.change(operator, toSeen(seen), 'withdraw', (runner, row, at) =>
        takeBack(runner, row, { operator, at }, reason),
      ),
    ),
    implement(proposeContractRescission, (operator, { reason, ...seen }) =>
      queue.change(operator, toSeen(seen), 'proposeRescission', (runner, row, at) =>
        rescissions.propose(runner, row, { operator, at }, reason),
      ),
    ),
    implement(agreeToContractRescission, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'rescind', (runner, row, at) =>
        rescissions.answer(runner, row, { operator, at }),
      ),
    ),
    implement(rejectContractRescission, (operator, { reason, ...seen }) =>
      queue.change(operator, toSeen(seen), 'refuseRescission', (runner, row, at) =>
        rescissions.answer(runner, row, { operator, at }, reason),
      ),
    ),
    implement(remindContractOwner, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'remind', (runner, row, at) => remindOwner(runner, row, { operator, at })),
    ),
    implement(receiveContractPaper, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'receivePaper', (runner, row, at) =>
        receivePaper(runner, row, protection, { operator, at }),
      ),
    ),
    implement(returnContractPaper, (operator, { reason, ...seen }) =>
      queue.change(operator, toSeen(seen), 'returnPaper', (runner, row, at) =>
        returnPaper(runner, row, { operator, at }, reason),
      ),
    ),
  ];
}

function toSeen({ id: number, version }: { readonly id: string; readonly version: number }): Seen {
  return { number, version };
}

function toQueued({ row, userCode, assignee }: QueuedRow): QueuedContract {
  return { ...toContractBrief(row), userCode, assignee, urgedAt: row.urgedAt && toChinaTime(row.urgedAt) };
}
