import type { ModelRating } from '@portal/api-contract/community';
import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { changeCommentStatus, noteRating } from './comment-record';
import { communityComment, type CommentRow, DELETED, SHOWN } from './comments.tables';

const { createdAt, id: key, ownerId: owner, stars, status, targetId, targetType } = communityComment;

const isRatingOf = (modelId: string) => and(eq(targetType, 'model'), eq(targetId, modelId), isNotNull(stars));

/** What somebody has said of a model, shown or not; `undefined` for nothing. */
export async function findOwnRating(
  runner: QueryRunner,
  modelId: string,
  ownerId: string,
): Promise<CommentRow | undefined> {
  const [row] = await runner
    .select()
    .from(communityComment)
    .where(and(isRatingOf(modelId), eq(owner, ownerId), ne(status, DELETED)));
  return row;
}

/** Stars of comments, by their ids. */
export async function readStars(runner: QueryRunner, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await runner
    .select({ key, stars })
    .from(communityComment)
    .where(inArray(key, [...ids]));
  return new Map(rows.map((row) => [row.key, row.stars ?? 0]));
}

/** What was said of a model that all see, the newest first, and how much there is. */
export async function listNewestRatings(
  runner: QueryRunner,
  modelId: string,
  limit: number,
): Promise<{ readonly rows: readonly CommentRow[]; readonly total: number }> {
  const condition = and(isRatingOf(modelId), eq(status, SHOWN));
  const rows = await runner.select().from(communityComment).where(condition).orderBy(desc(createdAt), key).limit(limit);
  return { rows, total: await runner.$count(communityComment, condition) };
}

/** What all think of a model whose stars all see. */
export async function readRating(runner: QueryRunner, modelId: string): Promise<ModelRating> {
  const rows = await runner
    .select({ stars, total: sql<number>`count(*)::int` })
    .from(communityComment)
    .where(and(isRatingOf(modelId), eq(status, SHOWN)))
    .groupBy(stars);
  const counts = [1, 2, 3, 4, 5].map((each) => rows.find((row) => row.stars === each)?.total ?? 0);
  const total = counts.reduce((sum, each) => sum + each, 0);
  const sum = counts.reduce((all, each, index) => all + each * (index + 1), 0);
  return { average: total === 0 ? 0 : Math.round((sum / total) * 10) / 10, counts };
}

/** Gives the same words other stars, in the caller's transaction. */
export async function changeStars(runner: QueryRunner, row: CommentRow, given: number): Promise<void> {
  await runner.update(communityComment).set({ stars: given }).where(eq(key, row.id));
  await noteRating(runner, row.targetId);
}

/** Takes back what somebody has said of a model, in the caller's transaction. */
export async function takeBackRating(runner: QueryRunner, row: CommentRow): Promise<void> {
  await changeCommentStatus(runner, row, DELETED);
}
