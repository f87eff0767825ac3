import { type CommunityReport, listMyReports, saveReport } from '@portal/api-contract/community';
import { and, desc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { communityReports, isReport } from './report-record';
import { communityReport, type ReportRow } from './reports.tables';
import { reportTarget } from './save-report';

export interface ReportRoutesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
}

/** Calls of those who report something. */
export function createReportRoutes({ database, clock, idempotency }: ReportRoutesOptions): Implementation[] {
  const { orm } = database;
  return [
    implement(
      saveReport,
      async (input, context) => {
        const owner = await requireSubject(context);
        const call = { scope: 'community.report', owner, input, context };
        // Only the number is kept for repeats.
        const { id } = await idempotency.runOnce(call, async (runner) => ({
          id: await reportTarget(runner, owner, input, clock()),
        }));
        return toReport(await communityReports.find(orm, and(isReport(id), eq(communityReport.ownerId, owner.id))));
      },
      { bodyLimit: 16_384, rateWindows: [{ max: 10, seconds: 60 }], successMsg: '举报已提交，我们将在24小时内答复' },
    ),
    implement(listMyReports, async (input, context) => {
      const owner = await requireSubject(context);
      const isOwn = eq(communityReport.ownerId, owner.id);
      const rows = await orm
        .select()
        .from(communityReport)
        .where(isOwn)
        .orderBy(desc(communityReport.createdAt), communityReport.id)
        .limit(input.pageSize)
        .offset(toOffset(input));
      const total = await orm.$count(communityReport, isOwn);
      return { list: rows.map(toReport), total, pageNo: input.pageNo, pageSize: input.pageSize };
    }),
  ];
}

/** A report as whoever made it sees it. */
export function toReport(row: ReportRow): CommunityReport {
  const { targetType, targetId, title, url, category, text, decision } = row;
  return {
    ...{ id: row.reportNo, targetType, targetId, title, url, category, text, decision, status: row.state },
    dueAt: toChinaTime(row.dueAt),
    createdAt: toChinaTime(row.createdAt),
    decidedAt: row.decidedAt && toChinaTime(row.decidedAt),
  };
}
