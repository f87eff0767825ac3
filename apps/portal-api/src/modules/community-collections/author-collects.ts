import { and, eq, gte, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { communityCollect } from './collections.tables';

/** How often somebody's items were collected since a moment, by day of China. */
export async function countCollectsByDay(
  runner: QueryRunner,
  authorId: string,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const day = sql<string>`to_char(${communityCollect.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const rows = await runner
    .select({ day, total: sql<number>`count(*)::int` })
    .from(communityCollect)
    .where(and(eq(communityCollect.authorId, authorId), gte(communityCollect.createdAt, since)))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.total]));
}
