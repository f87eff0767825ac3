import {
  dismissReport,
  getReportStatistics,
  type listQueuedReports,
  type QueuedReport,
  type QueuedReportDetail,
  reportQueue,
  upholdReport,
} from '@portal/api-contract/community';
import { communityReportLifecycle } from '@portal/lifecycles';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Implementation, ParsedInput } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createClaimedQueue, type QueuedRecord } from '../../platform/records/claimed-queue';
import { createQueueServer, serveQueue } from '../../platform/records/serve-queue';
import { readRecordFiles, readStatusLog } from '../../platform/records/status-log.repository';
import { queuePeople, readUserCodes } from '../users/users.read-model';
import { decideReport } from './decide-report';
import { communityReports, isReport } from './report-record';
import { communityReport, type ReportRow } from './reports.tables';
import { toReport } from './reports.routes';
import { readReportStatistics } from './report-statistics';
import { waitingReports } from './report-work';

export interface ReportQueueOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Codes of those who wrote what is reported. */
type Authors = ReadonlyMap<string | null, string>;

const ACTIONS = ['claim', 'release', 'uphold', 'dismiss'];

/** Calls of the moderators who answer reports; to everybody else they do not exist. */
export function createReportQueueRoutes({ database, clock }: ReportQueueOptions): Implementation[] {
  const { orm } = database;
  const toQueued = (queued: QueuedRecord<ReportRow>, authors: Authors): QueuedReport => ({
    ...toReport(queued.row),
    version: queued.row.version,
    ...{ userCode: queued.userCode, assignee: queued.assignee },
    authorCode: authors.get(queued.row.authorId) ?? '',
    isOverdue: queued.row.decidedAt === null && queued.row.dueAt < clock(),
  });
  const readAuthors = (runner: QueryRunner, rows: readonly ReportRow[]): Promise<Authors> =>
    readUserCodes(
      runner,
      rows.map(({ authorId }) => authorId),
    );

  async function describe(runner: QueryRunner, queued: QueuedRecord<ReportRow>): Promise<QueuedReportDetail> {
    const { row } = queued;
    const isSame = and(
      eq(communityReport.targetType, row.targetType),
      eq(communityReport.targetId, row.targetId),
      waitingReports.isWaiting,
    );
    const files = await readRecordFiles(runner, row.fileIds);
    return {
      ...toQueued(queued, await readAuthors(runner, [row])),
      content: row.content,
      alike: await runner.$count(communityReport, isSame),
      files: row.fileIds.flatMap((id) => files.get(id) ?? []),
      log: await readStatusLog(runner, communityReportLifecycle.name, row.id),
      actions: row.decidedAt === null ? ACTIONS.filter((name) => name !== 'release' || row.assigneeId !== null) : [],
    };
  }

  const queue = createClaimedQueue(
    {
      ...{ kind: communityReports, waiting: waitingReports, people: queuePeople },
      since: communityReport.dueAt,
      toCondition: ({ status, category }: ParsedInput<typeof listQueuedReports>) =>
        and(
          status === undefined ? waitingReports.isWaiting : eq(communityReport.state, status),
          category && eq(communityReport.category, category),
        ),
      isRecord: isReport,
      numberOf: ({ reportNo }) => reportNo,
      readContext: readAuthors,
      toItem: toQueued,
      describe,
    },
    { database, clock },
  );

  const calls = createOperatorCalls(orm, 'moderator');
  const { implement } = calls;
  const { serveAction } = createQueueServer(queue, calls);
  return [
    ...serveQueue(reportQueue, queue, calls),
    implement(getReportStatistics, () => readReportStatistics(orm, clock())),
    serveAction(upholdReport, (runner, row, by, input) => decideReport(runner, row, { ...by, ...input })),
    serveAction(dismissReport, (runner, row, by, { reason }) =>
      decideReport(runner, row, { ...by, reason, measure: 'dismiss' }),
    ),
  ];
}
