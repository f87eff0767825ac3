import {
  countQueuedTrials,
  getQueuedTrial,
  getQueuedTrialFile,
  listQueuedTrials,
  openTrial,
  passTrial,
  type QueuedTrial,
  type QueuedTrialDetail,
  rejectTrial,
  retryTrial,
  revealTrialTelephone,
} from '@portal/api-contract/account';
import { asc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import type { FileStore } from '../../platform/files/file-store';
import { findFile } from '../../platform/files/files.repository';
import { readFileContent } from '../../platform/files/uploads.service';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createRecordQueue, type Seen } from '../../platform/records/record-queue';
import { rejectTransition } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { listFormFiles, openForm } from '../applications/application-form';
import { userCodeOf } from '../users/users.read-model';
import { describeTrial, toBrief } from './trial-detail';
import { isTrial, trials } from './trial-record';
import { EXTENDING, OPENING, REVIEWING, trial, type TrialRow, trialUsage } from './trials.tables';

export interface TrialQueueOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
}

/** A trial, whose it is, and what was used of it. */
interface QueuedRow {
  readonly row: TrialRow;
  readonly userCode: string;
  readonly used: number | null;
}

const QUEUED_COLUMNS = {
  row: trial,
  userCode: userCodeOf(sql`"trial"."owner_id"`),
  used: sql<number | null>`(select sum(used)::float8 from ${trialUsage} where trial_id = "trial"."id")`,
};

/** Calls of the reviewers of trials; to everybody else they do not exist. */
export function createTrialQueueRoutes({ database, clock, protection, files }: TrialQueueOptions): Implementation[] {
  async function describe(runner: QueryRunner, row: TrialRow): Promise<QueuedTrialDetail> {
    const [queued] = await runner.select(QUEUED_COLUMNS).from(trial).where(eq(trial.id, row.id));
    if (queued === undefined) throw new HttpError(404);
    const form = { ...openForm(protection, row), telephone: row.telephoneMasked };
    return { ...toQueued(queued), ...(await describeTrial(runner, protection, row)), form };
  }

  const queue = createRecordQueue(
    {
      kind: trials,
      columns: { createdAt: trial.createdAt },
      isRecord: (trialNo) => isTrial(trialNo),
      numberOf: ({ trialNo }) => trialNo,
      orderOf: () => [asc(trial.stateSince), asc(trial.id)],
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ ...QUEUED_COLUMNS, total })
          .from(trial)
          .where(isOnPage)
          .orderBy(...order),
      toItem: toQueued,
      describe,
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

  const { implement, implementRaw } = createOperatorCalls(database.orm, 'reviewer');
  return [
    implement(listQueuedTrials, (_operator, { status, ...input }) => queue.list(eq(trial.state, status), input, input)),
    implement(countQueuedTrials, queue.counts),
    implement(getQueuedTrial, (operator, { id }) => queue.open(operator, id)),
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
    implement(passTrial, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'pass', (runner, row, at) => {
        const action = row.state === EXTENDING ? 'grantExtension' : 'approve';
        return trials.transition(runner, row, { action, actor: operator, at });
      }),
    ),
    implement(
      rejectTrial,
      (operator, { reason, ...seen }) =>
        queue.change(operator, toSeen(seen), 'reject', (runner, row, at) => {
          const action = row.state === EXTENDING ? 'refuseExtension' : 'reject';
          return trials.transition(runner, row, { action, actor: operator, at, reason });
        }),
      { bodyLimit: 8192 },
    ),
    implement(openTrial, (operator, seen) => queue.act(operator, toSeen(seen), 'open')),
    implement(retryTrial, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'retry', (runner, row, at) => {
        if (row.state !== OPENING || row.askAt !== null) throw new HttpError(409, '该试用没有等待重新开通');
        return trials.change(runner, row, { openFailures: 0, failure: '', askAt: at, askCount: 0 });
      }),
    ),
  ];
}

function toSeen({ id: number, version }: { readonly id: string; readonly version: number }): Seen {
  return { number, version };
}

function toQueued({ row, userCode, used }: QueuedRow): QueuedTrial {
  const usage = new Map(used === null ? [] : [[row.id, used]]);
  return { ...toBrief(row, usage), userCode, telephone: row.telephoneMasked };
}
