import { and, eq, gte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueryRunner } from '../../platform/database/database';
import { communityFollow, communityLike } from './reactions.tables';

/** Day of China of a moment in a column. */
export function toDay(column: PgColumn) {
  return sql<string>`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
}

/** Likes that somebody's texts were given since a moment, by day of China. */
export async function countLikesByDay(
  runner: QueryRunner,
  authorId: string,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const day = toDay(communityLike.createdAt);
  const rows = await runner
    .select({ day, total: sql<number>`count(*)::int` })
    .from(communityLike)
    .where(and(eq(communityLike.authorId, authorId), gte(communityLike.createdAt, since)))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.total]));
}

/** Those who began to follow somebody since a moment, by day of China. */
export async function countFollowersByDay(
  runner: QueryRunner,
  userCode: string,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const day = toDay(communityFollow.createdAt);
  const rows = await runner
    .select({ day, total: sql<number>`count(*)::int` })
    .from(communityFollow)
    .where(
      and(
        eq(communityFollow.targetType, 'user'),
        eq(communityFollow.targetId, userCode),
        gte(communityFollow.createdAt, since),
      ),
    )
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.total]));
}

/** Likes of all that somebody has written, answers and comments included. */
export function countLikesOf(runner: QueryRunner, authorId: string): Promise<number> {
  return runner.$count(communityLike, eq(communityLike.authorId, authorId));
}
