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
import { requireFile } from '../../platform/files/files.repository';
import { readFileContent } from '../../platform/files/uploads.service';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls, type Operator } from '../../platform/operations/operator-calls';
import { createClaimedQueue } from '../../platform/records/claimed-queue';
import { createQueueServer, serveQueue } from '../../platform/records/serve-queue';
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
      // Each action says itself in whose way it stands that somebody else works on a contract.
      assertMayHandle: () => undefined,
    },
    { database, clock },
  );

  /** A file that came with a contract, or its text where none is named. */
  async function readFile(operator: Operator, contractNo: string, fileId: string | undefined) {
    const { row, file } = await queue.look(operator, contractNo, 'openFile', async (runner, found) => {
      const ids = [found.mandateFileId ?? '', found.paperFileId ?? ''];
      return { row: found, file: fileId === undefined ? undefined : await requireFile(runner, ids, fileId) };
    });
    return file ? readFileContent({ protection, store: files }, file) : contractFiles.read(row);
  }

  const calls = createOperatorCalls(orm, 'legal');
  const { implementRaw } = calls;
  const { serveAction } = createQueueServer(queue, calls);
  return [
    ...serveQueue(contractQueue, queue, calls),
    implementRaw(getQueuedContractFile, (operator, { id, fileId }) => readFile(operator, id, fileId)),
    serveAction(passContract, (runner, row, by) => decide(runner, row, by)),
    serveAction(rejectContract, (runner, row, by, { reason }) => decide(runner, row, by, reason)),
    serveAction(withdrawQueuedContract, takeBack),
    serveAction(proposeContractRescission, rescissions.propose),
    serveAction(agreeToContractRescission, (runner, row, by) => rescissions.answer(runner, row, by)),
    serveAction(rejectContractRescission, (runner, row, by, { reason }) => rescissions.answer(runner, row, by, reason)),
    serveAction(remindContractOwner, remindOwner),
    serveAction(receiveContractPaper, (runner, row, by) => receivePaper(runner, row, protection, by)),
    serveAction(returnContractPaper, (runner, row, by, { reason }) => returnPaper(runner, row, by, reason)),
  ];
}

function toUrgedAt({ urgedAt }: ContractRow): string | null {
  return urgedAt && toChinaTime(urgedAt);
}
