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
import type { FileStore } from '../../platform/files/file-store';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createClaimedQueue, type QueuedRecord } from '../../platform/records/claimed-queue';
import { rejectTransition } from '../../platform/records/record-transition';
import { createQueueServer, serveQueue } from '../../platform/records/serve-queue';
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

  const calls = createOperatorCalls(database.orm, 'reviewer');
  const { serveAction, serveFile, serveLook } = createQueueServer(queue, calls);
  return [
    ...serveQueue(trialQueue, queue, calls),
    serveLook(revealTrialTelephone, 'openTelephone', (_runner, row) => {
      if (row.state !== REVIEWING && row.state !== OPENING && row.state !== EXTENDING)
        throw rejectTransition(trials.lifecycle, row.state);
      return { telephone: String(openForm(protection, row)['telephone'] ?? '') };
    }),
    serveFile(getQueuedTrialFile, (_runner, row) => listFormFiles(openForm(protection, row)), { protection, files }),
    serveAction(passTrial, (runner, row, { operator, at }) => {
      const action = row.state === EXTENDING ? 'grantExtension' : 'approve';
      return trials.transition(runner, row, { action, actor: operator, at });
    }),
    serveAction(rejectTrial, (runner, row, { operator, at }, { reason }) => {
      const action = row.state === EXTENDING ? 'refuseExtension' : 'reject';
      return trials.transition(runner, row, { action, actor: operator, at, reason });
    }),
    serveAction(openTrial, 'open'),
    serveAction(retryTrial, async (runner, row, { at }) => {
      if (row.state !== OPENING || row.askAt !== null) throw new HttpError(409, '该试用没有等待重新开通');
      return trials.change(runner, row, { openFailures: 0, failure: '', askAt: at, askCount: 0 });
    }),
  ];
}

function toQueuePart({ row, userCode, assignee }: QueuedRecord<TrialRow>) {
  return { userCode, assignee, telephone: row.telephoneMasked };
}
