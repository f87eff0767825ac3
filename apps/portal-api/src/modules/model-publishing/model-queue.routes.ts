import {
  claimModelReview,
  countQueuedModels,
  getQueuedModel,
  getQueuedModelFile,
  listQueuedModels,
  passModel,
  type QueuedModel,
  type QueuedModelDetail,
  rejectModel,
  releaseModelReview,
  takeModelDown,
} from '@portal/api-contract/account';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import type { FileStore } from '../../platform/files/file-store';
import { findFile } from '../../platform/files/files.repository';
import { readFileContent } from '../../platform/files/uploads.service';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { releaseRecord } from '../../platform/records/record-assignment';
import { createRecordQueue, type Seen } from '../../platform/records/record-queue';
import type { DataProtection } from '../../platform/security/data-protection';
import { countSubscribers } from '../model-subscriptions/model-subscribers';
import { findAssigneeId, userCodeOf } from '../users/users.read-model';
import { modelReview } from './model-review';
import { describePublishedModel, LIVE_LABEL, type ListedModel, toPublishedModel } from './published-model-detail';
import { isPublishedModel, publishedModels } from './published-model-record';
import { publishedModel, type PublishedModelRow } from './published-models.tables';

export interface ModelQueueOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
}

interface QueuedRow extends ListedModel {
  readonly userCode: string;
  readonly assignee: string;
}

const QUEUED_COLUMNS = {
  row: publishedModel,
  liveLabel: LIVE_LABEL,
  userCode: userCodeOf(sql`"published_model"."owner_id"`),
  assignee: userCodeOf(sql`"published_model"."assignee_id"`),
};

const WRITING = { bodyLimit: 16_384 };

/** Calls of the reviewers of models; to everybody else they do not exist. */
export function createModelQueueRoutes({ database, clock, protection, files }: ModelQueueOptions): Implementation[] {
  const { orm } = database;

  async function describe(runner: QueryRunner, row: PublishedModelRow): Promise<QueuedModelDetail> {
    const [queued] = await runner.select(QUEUED_COLUMNS).from(publishedModel).where(eq(publishedModel.id, row.id));
    if (queued === undefined) throw new HttpError(404);
    const subscribers = await countSubscribers(runner, [row.modelNo]);
    return {
      ...toQueued(queued, subscribers),
      ...(await describePublishedModel(runner, row, { canTest: false })),
    };
  }

  const queue = createRecordQueue(
    {
      kind: publishedModels,
      columns: { assigneeId: publishedModel.assigneeId, createdAt: publishedModel.createdAt },
      isRecord: (modelNo) => isPublishedModel(modelNo),
      numberOf: ({ modelNo }) => modelNo,
      orderOf: () => [asc(publishedModel.submittedAt), asc(publishedModel.id)],
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ ...QUEUED_COLUMNS, total })
          .from(publishedModel)
          .where(isOnPage)
          .orderBy(...order),
      toItem: (queued: QueuedRow) => queued,
      describe,
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

  const { implement, implementRaw } = createOperatorCalls(orm, 'reviewer');
  return [
    implement(listQueuedModels, async (operator, { status, assignee, ...input }) => {
      const isListed = status === undefined ? isNotNull(publishedModel.submittedAt) : eq(publishedModel.state, status);
      const assigneeId = await findAssigneeId(orm, operator, assignee);
      const { list, ...page } = await queue.list(isListed, { ...input, assigneeId }, input);
      const subscribers = await countSubscribers(
        orm,
        list.map(({ row }) => row.modelNo),
      );
      return { ...page, list: list.map((queued) => toQueued(queued, subscribers)) };
    }),
    implement(countQueuedModels, queue.counts),
    implement(getQueuedModel, (operator, { id }) => queue.open(operator, id)),
    implementRaw(getQueuedModelFile, (operator, { id, fileId }) => readAttached(operator, id, fileId)),
    implement(claimModelReview, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'claim', (runner, row, at) =>
        modelReview.claim(runner, row, { operator, at }),
      ),
    ),
    implement(releaseModelReview, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'release', (runner, row, at) =>
        releaseRecord(publishedModels, runner, row, { operator, at }),
      ),
    ),
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
      (operator, { reason, ...seen }) => queue.act(operator, toSeen(seen), 'takeDown', reason),
      WRITING,
    ),
  ];
}

function toSeen({ id: number, version }: { readonly id: string; readonly version: number }): Seen {
  return { number, version };
}

function toQueued(queued: QueuedRow, subscribers: ReadonlyMap<string, number>): QueuedModel {
  const { row, userCode, assignee } = queued;
  const brief = toPublishedModel(queued, subscribers.get(row.modelNo) ?? 0);
  return { ...brief, userCode, assignee, isAppeal: row.isAppeal };
}
