import {
  claimReport,
  countQueuedReports,
  dismissReport,
  getQueuedReport,
  getReportStatistics,
  listQueuedReports,
  type QueuedReport,
  type QueuedReportDetail,
  releaseReport,
  upholdReport,
} from '@portal/api-contract/community';
import { communityReportLifecycle } from '@portal/lifecycles';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { claimRecord, releaseRecord } from '../../platform/records/record-assignment';
import { createRecordQueue, type Seen } from '../../platform/records/record-queue';
import { readRecordFiles, readStatusLog } from '../../platform/records/status-log.repository';
import { findAssigneeId, readUserCodes } from '../users/users.read-model';
import { decideReport } from './decide-report';
import { communityReports, isReport, OPEN_STATES } from './report-record';
import { communityReport, type ReportRow } from './reports.tables';
import { toReport } from './reports.routes';
import { readReportStatistics } from './report-statistics';

export interface ReportQueueOptions {
  readonly database: Database;
  readonly clock: Clock;
}

type Codes = ReadonlyMap<string | null, string>;

const ACTIONS = ['claim', 'release', 'uphold', 'dismiss'];

const WRITING = { bodyLimit: 8192 };

/** Calls of the moderators who answer reports; to everybody else they do not exist. */
export function createReportQueueRoutes({ database, clock }: ReportQueueOptions): Implementation[] {
  const { orm } = database;
  const isOpen = inArray(communityReport.state, [...OPEN_STATES]);

  const toQueued = (row: ReportRow, codes: Codes): QueuedReport => ({
    ...toReport(row),
    version: row.version,
    userCode: codes.get(row.ownerId) ?? '',
    authorCode: codes.get(row.authorId) ?? '',
    assignee: codes.get(row.assigneeId) ?? '',
    isOverdue: row.decidedAt === null && row.dueAt < clock(),
  });
  const readCodes = (runner: QueryRunner, rows: readonly ReportRow[]) =>
    readUserCodes(
      runner,
      rows.flatMap(({ ownerId, authorId, assigneeId }) => [ownerId, authorId, assigneeId]),
    );

  async function describe(runner: QueryRunner, row: ReportRow): Promise<QueuedReportDetail> {
    const isSame = and(
      eq(communityReport.targetType, row.targetType),
      eq(communityReport.targetId, row.targetId),
      isOpen,
    );
    const files = await readRecordFiles(runner, row.fileIds);
    return {
      ...toQueued(row, await readCodes(runner, [row])),
      content: row.content,
      alike: await runner.$count(communityReport, isSame),
      files: row.fileIds.flatMap((id) => files.get(id) ?? []),
      log: await readStatusLog(runner, communityReportLifecycle.name, row.id),
      actions: row.decidedAt === null ? ACTIONS.filter((name) => name !== 'release' || row.assigneeId !== null) : [],
    };
  }

  const queue = createRecordQueue(
    {
      kind: communityReports,
      columns: { assigneeId: communityReport.assigneeId, createdAt: communityReport.createdAt },
      isRecord: isReport,
      numberOf: ({ reportNo }) => reportNo,
      orderOf: () => [asc(communityReport.dueAt), asc(communityReport.id)],
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ row: communityReport, total })
          .from(communityReport)
          .where(isOnPage)
          .orderBy(...order),
      toItem: ({ row }: { readonly row: ReportRow }) => row,
      describe,
    },
    { database, clock },
  );

  const { implement } = createOperatorCalls(orm, 'moderator');
  return [
    implement(listQueuedReports, async (operator, { status, category, assignee, ...input }) => {
      const isListed = and(
        status === undefined ? isOpen : eq(communityReport.state, status),
        category && eq(communityReport.category, category),
      );
      const assigneeId = await findAssigneeId(orm, operator, assignee);
      const { list, ...page } = await queue.list(isListed, { ...input, assigneeId }, input);
      const codes = await readCodes(orm, list);
      return { ...page, list: list.map((row) => toQueued(row, codes)) };
    }),
    implement(countQueuedReports, queue.counts),
    implement(getReportStatistics, () => readReportStatistics(orm, clock())),
    implement(getQueuedReport, (operator, { id }) => queue.open(operator, id)),
    implement(claimReport, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'claim', (runner, row, at) =>
        claimRecord(communityReports, runner, row, { operator, at }),
      ),
    ),
    implement(releaseReport, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'release', (runner, row, at) =>
        releaseRecord(communityReports, runner, row, { operator, at }),
      ),
    ),
    implement(
      upholdReport,
      (operator, { measure, reason, ...seen }) =>
        queue.change(operator, toSeen(seen), 'uphold', (runner, row, at) =>
          decideReport(runner, row, { operator, at, reason, measure }),
        ),
      WRITING,
    ),
    implement(
      dismissReport,
      (operator, { reason, ...seen }) =>
        queue.change(operator, toSeen(seen), 'dismiss', (runner, row, at) =>
          decideReport(runner, row, { operator, at, reason, measure: 'dismiss' }),
        ),
      WRITING,
    ),
  ];
}

function toSeen({ id: number, version }: { readonly id: string; readonly version: number }): Seen {
  return { number, version };
}
