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
import { createActionServer, serveQueue } from '../../platform/records/serve-queue';
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
  const { implementRaw } = calls;
  const serveAction = createActionServer(queue.ofAnybody, calls);
  return [
    ...serveQueue(contractQueue, queue, calls),
    implementRaw(getQueuedContractFile, (operator, { id, fileId }) => readFile(operator, id, fileId)),
    serveAction(passContract, decide),
    serveAction(rejectContract, (runner, row, { input, ...by }) => decide(runner, row, by, input.reason), {
      bodyLimit: 8192,
    }),
    serveAction(withdrawQueuedContract, (runner, row, { input, ...by }) => takeBack(runner, row, by, input.reason)),
    serveAction(proposeContractRescission, (runner, row, { input, ...by }) =>
      rescissions.propose(runner, row, by, input.reason),
    ),
    serveAction(agreeToContractRescission, (runner, row, by) => rescissions.answer(runner, row, by)),
    serveAction(rejectContractRescission, (runner, row, { input, ...by }) =>
      rescissions.answer(runner, row, by, input.reason),
    ),
    serveAction(remindContractOwner, remindOwner),
    serveAction(receiveContractPaper, (runner, row, by) => receivePaper(runner, row, protection, by)),
    serveAction(returnContractPaper, (runner, row, { input, ...by }) => returnPaper(runner, row, by, input.reason)),
  ];
}

function toUrgedAt({ urgedAt }: ContractRow): string | null {
  return urgedAt && toChinaTime(urgedAt);
}
