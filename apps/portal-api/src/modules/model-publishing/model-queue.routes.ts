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
import type { FileStore } from '../../platform/files/file-store';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createClaimedQueue, type QueuedRecord, type QueueInput } from '../../platform/records/claimed-queue';
import { createQueueServer, serveQueue } from '../../platform/records/serve-queue';
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
      // What breaks the rules anybody takes down.
      assertMayHandle: () => undefined,
    },
    { database, clock },
  );

  const calls = createOperatorCalls(orm, 'reviewer');
  const { serveAction, serveFile } = createQueueServer(queue, calls);
  return [
    ...serveQueue(modelQueue, queue, calls),
    serveFile(getQueuedModelFile, (_runner, { fileIds }) => fileIds, { protection, files }),
    serveAction(passModel, (runner, row, by) => modelReview.decide(runner, row, by)),
    serveAction(rejectModel, modelReview.decide, { bodyLimit: 16_384 }),
    serveAction(takeModelDown, 'takeDown'),
  ];
}

function toQueuePart({ row, userCode, assignee }: QueuedRecord<PublishedModelRow>) {
  return { userCode, assignee, isAppeal: row.isAppeal };
}
