import { and, gte, inArray, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { OPEN_STATES } from './report-record';
import { communityReport } from './reports.tables';

const MONTH_MS = 30 * 86_400_000;

/** How old what waits is, and how quick the last 30 days were. */
export async function readReportStatistics(orm: QueryRunner, now: Date) {
  const { createdAt, decidedAt, dueAt, state } = communityReport;
  const [open] = await orm
    .select({
      waiting: sql<number>`count(*)::int`,
      overdue: sql<number>`count(*) filter (where ${dueAt} < ${now.toISOString()}::timestamptz)::int`,
      oldest: sql<string | null>`min(${createdAt})`,
    })
    .from(communityReport)
    .where(inArray(state, [...OPEN_STATES]));
  const minutes = sql`extract(epoch from ${decidedAt} - ${createdAt}) / 60`;
  const [done] = await orm
    .select({
      decided: sql<number>`count(*)::int`,
      inTime: sql<number>`count(*) filter (where ${decidedAt} <= ${dueAt})::int`,
      medianMinutes: sql<number>`coalesce(percentile_cont(0.5) within group (order by ${minutes}), 0)::int`,
    })
    .from(communityReport)
    .where(and(gte(decidedAt, new Date(now.getTime() - MONTH_MS))));
  return {
    ...{ waiting: open?.waiting ?? 0, overdue: open?.overdue ?? 0 },
    oldestAt: open?.oldest ? toChinaTime(new Date(open.oldest)) : null,
    ...{ decided: done?.decided ?? 0, inTime: done?.inTime ?? 0, medianMinutes: done?.medianMinutes ?? 0 },
  };
}
