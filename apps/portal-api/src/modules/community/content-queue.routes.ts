import {
  contentQueue,
  getContentStatistics,
  type listQueuedContent,
  openQueuedFiles,
  passContent,
  type QueuedContent,
  type QueuedContentDetail,
  rejectContent,
  takeContentDown,
} from '@portal/api-contract/community';
import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Implementation, ParsedInput } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createClaimedQueue, type QueuedRecord } from '../../platform/records/claimed-queue';
import { createQueueServer, serveQueue } from '../../platform/records/serve-queue';
import { queuePeople } from '../users/users.read-model';
import { checkContent } from './check-content';
import { communityContent, type ContentRow } from './community.tables';
import { describeOwnContent, toOwnContent } from './content-detail';
import { type ContentFilesOptions, createContentFiles } from './content-files';
import { contents, isContent } from './content-record';
import { contentReview } from './content-review';
import { readContentStatistics } from './content-statistics';
import { findRepetition } from './removed-texts';
import { limitsOf } from './submit-content';
import { waitingContent } from './waiting-content';
import { readFinder } from './words.repository';

/** With what moderators work. */
export interface ContentQueueOptions extends ContentFilesOptions {
  readonly database: Database;
}

type ListInput = ParsedInput<typeof listQueuedContent>;

type Stage = ListInput['stage'];

/** Calls of the moderators; to everybody else they do not exist. */
export function createContentQueueRoutes(options: ContentQueueOptions): Implementation[] {
  const { database, clock } = options;
  const { orm } = database;
  const files = createContentFiles(options);

  async function describe(runner: QueryRunner, queued: QueuedRecord<ContentRow>): Promise<QueuedContentDetail> {
    const { row } = queued;
    const detail = await describeOwnContent(runner, row);
    // What is more than a new author may have is worth a look, whoever the author is.
    const { hits } = checkContent(detail.text, await readFinder(runner), limitsOf(0));
    const repeated = await findRepetition(runner, detail.text.body, row);
    return { ...toQueued(queued), ...detail, hits: [...hits, ...repeated] };
  }

  const queue = createClaimedQueue(
    {
      ...{ kind: contents, waiting: waitingContent, people: queuePeople },
      isListed: isNull(communityContent.deletedAt),
      toCondition: ({ stage, status, mainType }: ListInput) =>
        and(
          isInStage(stage),
          status === undefined ? undefined : eq(communityContent.state, status),
          mainType === undefined ? undefined : eq(communityContent.mainType, mainType),
        ),
      orderOf: ({ stage }: ListInput) => toOrder(stage),
      isRecord: (mid) => isContent(mid),
      numberOf: ({ mid }) => mid,
      toItem: toQueued,
      describe,
      claim: contentReview.claim,
      // What breaks the rules anybody takes down.
      assertMayHandle: () => undefined,
    },
    { database, clock },
  );

  const calls = createOperatorCalls(orm, 'moderator');
  const { implement } = calls;
  const { serveAction, serveLook } = createQueueServer(queue, calls);
  return [
    ...serveQueue(contentQueue, queue, calls),
    implement(getContentStatistics, () => readContentStatistics(orm, clock())),
    serveLook(openQueuedFiles, 'openFiles', files.openForReview),
    serveAction(passContent, contentReview.pass),
    serveAction(rejectContent, contentReview.decide, { bodyLimit: 32_768 }),
    serveAction(takeContentDown, 'takeDown'),
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

function toQueued({ row, userCode, assignee }: QueuedRecord<ContentRow>): QueuedContent {
  return {
    ...toOwnContent(row),
    ...{ userCode, assignee, isAppeal: row.isAppeal, isUnchecked: row.uncheckedSince !== null },
    isFeatured: row.isFeatured,
  };
}
