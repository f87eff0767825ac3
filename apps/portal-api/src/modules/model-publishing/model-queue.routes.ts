import {
  getQueuedModelFile,
  modelQueue,
  passModel,
  type QueuedModel,
  type QueuedModelDetail,
  rejectModel,
  takeModelDown,
} from '@portal/api-contract/account';
import { asc } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import type { FileStore } from '../../platform/files/file-store';
import { findFile } from '../../platform/files/files.repository';
import { readFileContent } from '../../platform/files/uploads.service';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createClaimedQueue, type QueuedRecord, type QueueInput } from '../../platform/records/claimed-queue';
import type { Seen } from '../../platform/records/record-queue';
import { serveQueue } from '../../platform/records/serve-queue';
import type { DataProtection } from '../../platform/security/data-protection';
import { countSubscribers } from '../model-subscriptions/model-subscribers';
import { queuePeople } from '../users/users.read-model';
import { modelReview } from './model-review';
import { describePublishedModel, LIVE_LABEL, type ListedModel, toPublishedModel } from './published-model-detail';
import { isPublishedModel, publishedModels } from './published-model-record';
import { publishedModel, type PublishedModelRow } from './published-models.tables';
import { waitingModels } from './waiting-models';

export interface ModelQueueOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
}

type QueuedRow = QueuedRecord<PublishedModelRow> & ListedModel;

const WRITING = { bodyLimit: 16_384 };

/** Calls of the reviewers of models; to everybody else they do not exist. */
export function createModelQueueRoutes({ database, clock, protection, files }: ModelQueueOptions): Implementation[] {
  const { orm } = database;

  const queue = createClaimedQueue(
    {
      ...{ kind: publishedModels, waiting: waitingModels, people: queuePeople },
      // What is only in a state waits for nobody.
      orderOf: ({ status }: QueueInput) => [
        asc(status === undefined ? publishedModel.submittedAt : publishedModel.stateSince),
        asc(publishedModel.id),
      ],
      isRecord: (modelNo) => isPublishedModel(modelNo),
      numberOf: ({ modelNo }) => modelNo,
      columns: { row: publishedModel, liveLabel: LIVE_LABEL },
      readContext: (runner, rows: readonly PublishedModelRow[]) =>
        countSubscribers(
          runner,
          rows.map(({ modelNo }) => modelNo),
        ),
      toItem: (queued: QueuedRow, subscribers): QueuedModel => ({
        ...toPublishedModel(queued, subscribers.get(queued.row.modelNo) ?? 0),
        ...toQueuePart(queued),
      }),
      describe: async (runner, queued): Promise<QueuedModelDetail> => ({
        ...(await describePublishedModel(runner, queued.row, { canTest: false })),
        ...toQueuePart(queued),
      }),
      claim: modelReview.claim,
    },
    { database, clock },
  );

  /** A file that came with a model. */
  async function readAttached(operator: Parameters<typeof queue.audit>[1], modelNo: string, fileId: string) {
    const row = await publishedModels.find(orm, isPublishedModel(modelNo));
    const file = isRecordId(fileId) && row.fileIds.includes(fileId) ? await findFile(orm, fileId) : undefined;
    if (!file) throw new HttpError(404);
    await queue.audit(orm, operator, 'openFile', row);
    return readFileContent({ protection, store: files }, file);
  }

  const calls = createOperatorCalls(orm, 'reviewer');
  const { implement, implementRaw } = calls;
  return [
    ...serveQueue(modelQueue, queue, calls),
    implementRaw(getQueuedModelFile, (operator, { id, fileId }) => readAttached(operator, id, fileId)),
    implement(passModel, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'pass', (runner, row, at) =>
        modelReview.decide(runner, row, { operator, at }),
      ),
    ),
    implement(
      rejectModel,
      (operator, { reason, positions, ...seen }) =>
        queue.change(operator, toSeen(seen), 'reject', (runner, row, at) =>
          modelReview.decide(runner, row, { operator, at }, { reason, positions }),
        ),
      WRITING,
    ),
    implement(
      takeModelDown,
      (operator, { reason, ...seen }) => queue.ofAnybody.act(operator, toSeen(seen), 'takeDown', reason),
      WRITING,
    ),
  ];
}

function toSeen({ id: number, version }: { readonly id: string; readonly version: number }): Seen {
  return { number, version };
}

function toQueuePart({ row, userCode, assignee }: QueuedRecord<PublishedModelRow>) {
  return { userCode, assignee, isAppeal: row.isAppeal };
}
