import {
  claimContentReview,
  countQueuedContent,
  getContentStatistics,
  getQueuedContent,
  listQueuedContent,
  openQueuedFiles,
  passContent,
  type QueuedContent,
  type QueuedContentDetail,
  rejectContent,
  releaseContentReview,
  takeContentDown,
} from '@portal/api-contract/community';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation, ParsedInput } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { releaseRecord } from '../../platform/records/record-assignment';
import { createRecordQueue, type Seen } from '../../platform/records/record-queue';
import { findAssigneeId, userCodeOf } from '../users/users.read-model';
import { checkContent } from './check-content';
import { communityContent, type ContentRow } from './community.tables';
import { describeOwnContent, toOwnContent } from './content-detail';
import { type ContentFilesOptions, createContentFiles } from './content-files';
import { contents, isContent } from './content-record';
import { contentReview } from './content-review';
import { readContentStatistics } from './content-statistics';
import { findRepetition } from './removed-texts';
import { limitsOf } from './submit-content';
import { readFinder } from './words.repository';

/** With what moderators work. */
export interface ContentQueueOptions extends ContentFilesOptions {
  readonly database: Database;
}

interface QueuedRow {
  readonly row: ContentRow;
  readonly userCode: string;
  readonly assignee: string;
}

const QUEUED_COLUMNS = {
  row: communityContent,
  userCode: userCodeOf(sql`"community_content"."owner_id"`),
  assignee: userCodeOf(sql`"community_content"."assignee_id"`),
};

const WRITING = { bodyLimit: 32_768 };

type Stage = ParsedInput<typeof listQueuedContent>['stage'];

/** Calls of the moderators; to everybody else they do not exist. */
export function createContentQueueRoutes(options: ContentQueueOptions): Implementation[] {
  const { database, clock } = options;
  const { orm } = database;
  const files = createContentFiles(options);

  async function describe(runner: QueryRunner, row: ContentRow): Promise<QueuedContentDetail> {
    const [queued] = await runner.select(QUEUED_COLUMNS).from(communityContent).where(eq(communityContent.id, row.id));
    if (queued === undefined) throw new HttpError(404);
    const detail = await describeOwnContent(runner, row);
    // What is more than a new author may have is worth a look, whoever the author is.
    const { hits } = checkContent(detail.text, await readFinder(runner), limitsOf(0));
    const repeated = await findRepetition(runner, detail.text.body, row);
    return { ...toQueued(queued), ...detail, hits: [...hits, ...repeated] };
  }

  const queue = createRecordQueue(
    {
      kind: contents,
      columns: { assigneeId: communityContent.assigneeId, createdAt: communityContent.createdAt },
      isListed: isNull(communityContent.deletedAt),
      isRecord: (mid) => isContent(mid),
      numberOf: ({ mid }) => mid,
      orderOf: ({ stage }: { readonly stage: Stage; readonly pageNo: number; readonly pageSize: number }) =>
        toOrder(stage),
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ ...QUEUED_COLUMNS, total })
          .from(communityContent)
          .where(isOnPage)
          .orderBy(...order),
      toItem: (queued: QueuedRow) => toQueued(queued),
      describe,
    },
    { database, clock },
  );

  const { implement } = createOperatorCalls(orm, 'moderator');
  return [
    implement(listQueuedContent, async (operator, { status, assignee, mainType, ...input }) => {
      const condition = and(
        isInStage(input.stage),
        status === undefined ? undefined : eq(communityContent.state, status),
        mainType === undefined ? undefined : eq(communityContent.mainType, mainType),
      );
      return queue.list(condition, { ...input, assigneeId: await findAssigneeId(orm, operator, assignee) }, input);
    }),
    implement(countQueuedContent, queue.counts),
    implement(getContentStatistics, () => readContentStatistics(orm, clock())),
    implement(getQueuedContent, (operator, { mid }) => queue.open(operator, mid)),
    implement(openQueuedFiles, (operator, { mid }) =>
      database.transaction(async (runner) => {
        const row = await contents.find(runner, isContent(mid));
        const opened = await files.openForReview(runner, row);
        await queue.audit(runner, operator, 'openFiles', row);
        return opened;
      }),
    ),
    implement(claimContentReview, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'claim', (runner, row, at) =>
        contentReview.claim(runner, row, { operator, at }),
      ),
    ),
    implement(releaseContentReview, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'release', (runner, row, at) =>
        releaseRecord(contents, runner, row, { operator, at }),
      ),
    ),
    implement(passContent, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'pass', (runner, row, at) =>
        contentReview.pass(runner, row, { operator, at }),
      ),
    ),
    implement(
      rejectContent,
      (operator, { reason, positions, ...seen }) =>
        queue.change(operator, toSeen(seen), 'reject', (runner, row, at) =>
          contentReview.decide(runner, row, { operator, at }, { reason, positions }),
        ),
      WRITING,
    ),
    implement(
      takeContentDown,
      (operator, { reason, ...seen }) => queue.act(operator, toSeen(seen), 'takeDown', reason),
      WRITING,
    ),
  ];
}

/** Condition of what is listed at a stage. */
export function isInStage(stage: Stage): SQL | undefined {
  if (stage === 'waiting') return isNotNull(communityContent.submittedAt);
  return stage === 'unchecked' ? isNotNull(communityContent.uncheckedSince) : undefined;
}

/** In which order items wait, which an index has. */
export function toOrder(stage: Stage): readonly SQL[] {
  const { submittedAt, uncheckedSince, stateSince, id } = communityContent;
  return [asc({ waiting: submittedAt, unchecked: uncheckedSince, all: stateSince }[stage]), asc(id)];
}

function toSeen({ mid: number, version }: { readonly mid: string; readonly version: number }): Seen {
  return { number, version };
}

function toQueued({ row, userCode, assignee }: QueuedRow): QueuedContent {
  return {
    ...toOwnContent(row),
    ...{ userCode, assignee, isAppeal: row.isAppeal, isUnchecked: row.uncheckedSince !== null },
    isFeatured: row.isFeatured,
  };
}
