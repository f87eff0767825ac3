import {
  getQueuedTrialFile,
  openTrial,
  passTrial,
  type QueuedTrial,
  type QueuedTrialDetail,
  rejectTrial,
  retryTrial,
  revealTrialTelephone,
  trialQueue,
} from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import type { FileStore } from '../../platform/files/file-store';
import { findFile } from '../../platform/files/files.repository';
import { readFileContent } from '../../platform/files/uploads.service';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createClaimedQueue, type QueuedRecord } from '../../platform/records/claimed-queue';
import { rejectTransition } from '../../platform/records/record-transition';
import { createActionServer, serveQueue } from '../../platform/records/serve-queue';
import type { DataProtection } from '../../platform/security/data-protection';
import { listFormFiles, openForm } from '../applications/application-form';
import { queuePeople } from '../users/users.read-model';
import { describeTrial, sumUsage, toBrief } from './trial-detail';
import { isTrial, trials } from './trial-record';
import { EXTENDING, OPENING, REVIEWING, type TrialRow } from './trials.tables';
import { waitingTrials } from './waiting-trials';

export interface TrialQueueOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
}

/** Calls of the reviewers of trials; to everybody else they do not exist. */
export function createTrialQueueRoutes({ database, clock, protection, files }: TrialQueueOptions): Implementation[] {
  const queue = createClaimedQueue(
    {
      ...{ kind: trials, waiting: waitingTrials, people: queuePeople },
      isRecord: (trialNo) => isTrial(trialNo),
      numberOf: ({ trialNo }) => trialNo,
      readContext: sumUsage,
      toItem: (queued, usage): QueuedTrial => ({ ...toBrief(queued.row, usage), ...toQueuePart(queued) }),
      describe: async (runner, queued): Promise<QueuedTrialDetail> => ({
        ...(await describeTrial(runner, protection, queued.row)),
        ...toQueuePart(queued),
        form: { ...openForm(protection, queued.row), telephone: queued.row.telephoneMasked },
      }),
    },
    { database, clock },
  );

  /** A file that came with an application. */
  async function readAttached(operator: Parameters<typeof queue.audit>[1], trialNo: string, fileId: string) {
    const row = await trials.find(database.orm, isTrial(trialNo));
    const isAttached = isRecordId(fileId) && listFormFiles(openForm(protection, row)).includes(fileId);
    const file = isAttached ? await findFile(database.orm, fileId) : undefined;
    if (!file) throw new HttpError(404);
    await queue.audit(database.orm, operator, 'openFile', row);
    return readFileContent({ protection, store: files }, file);
  }

  const calls = createOperatorCalls(database.orm, 'reviewer');
  const { implement, implementRaw } = calls;
  const serveAction = createActionServer(queue, calls);
  return [
    ...serveQueue(trialQueue, queue, calls),
    implement(revealTrialTelephone, (operator, { id }) =>
      database.transaction(async (runner) => {
        const row = await trials.lock(runner, isTrial(id));
        if (row.state !== REVIEWING && row.state !== OPENING && row.state !== EXTENDING)
          throw rejectTransition(trials.lifecycle, row.state);
        await queue.audit(runner, operator, 'openTelephone', row);
        return { telephone: String(openForm(protection, row)['telephone'] ?? '') };
      }),
    ),
    implementRaw(getQueuedTrialFile, (operator, { id, fileId }) => readAttached(operator, id, fileId)),
    serveAction(passTrial, (runner, row, { operator, at }) => {
      const action = row.state === EXTENDING ? 'grantExtension' : 'approve';
      return trials.transition(runner, row, { action, actor: operator, at });
    }),
    serveAction(
      rejectTrial,
      (runner, row, { operator, at, input: { reason } }) => {
        const action = row.state === EXTENDING ? 'refuseExtension' : 'reject';
        return trials.transition(runner, row, { action, actor: operator, at, reason });
      },
      { bodyLimit: 8192 },
    ),
    serveAction(openTrial, (runner, row, { operator, at }) =>
      trials.transition(runner, row, { action: 'open', actor: operator, at }),
    ),
    serveAction(retryTrial, async (runner, row, { at }) => {
      if (row.state !== OPENING || row.askAt !== null) throw new HttpError(409, '该试用没有等待重新开通');
      return trials.change(runner, row, { openFailures: 0, failure: '', askAt: at, askCount: 0 });
    }),
  ];
}

function toQueuePart({ row, userCode, assignee }: QueuedRecord<TrialRow>) {
  return { userCode, assignee, telephone: row.telephoneMasked };
}
