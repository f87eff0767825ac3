import { and, avg, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { noteModelRating } from '../models/member-models';
import { addToTally } from '../community-tallies/tallies';
import { communityComment, type CommentRow, DELETED, SHOWN } from './comments.tables';

/** Comments by their ids; those that do not exist, or were deleted, are left out. */
export async function findComments(
  runner: QueryRunner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CommentRow>> {
  const wanted = [...new Set(ids)].filter(isRecordId);
  if (wanted.length === 0) return new Map();
  const rows = await runner
    .select()
    .from(communityComment)
    .where(and(inArray(communityComment.id, wanted), ne(communityComment.status, DELETED)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A comment, locked until the transaction ends. */
export async function lockComment(runner: QueryRunner, id: string): Promise<CommentRow | undefined> {
  if (!isRecordId(id)) return undefined;
  const [row] = await runner
    .select()
    .from(communityComment)
    .where(and(eq(communityComment.id, id), ne(communityComment.status, DELETED)))
    .for('update');
  return row;
}

/** Changes whether a locked comment is shown, in the caller's transaction, with the counts that hang on it. */
export async function changeCommentStatus(
  runner: QueryRunner,
  row: CommentRow,
  status: CommentRow['status'],
  changes: Partial<Pick<CommentRow, 'ownerId' | 'text' | 'mentionedIds' | 'ipRegion' | 'stars'>> = {},
): Promise<void> {
  await runner
    .update(communityComment)
    .set({ ...changes, status })
    .where(eq(communityComment.id, row.id));
  await countComment(runner, row, Number(status === SHOWN) - Number(row.status === SHOWN));
}

/** Counts a comment where it stands: for what is commented on, and for the comment above. */
export async function countComment(
  runner: QueryRunner,
  { targetType, targetId, parentId }: Pick<CommentRow, 'targetType' | 'targetId' | 'parentId'>,
  change: number,
): Promise<void> {
  if (change === 0) return;
  if (parentId !== null)
    await runner
      .update(communityComment)
      .set({ replies: sql`greatest(0, ${communityComment.replies} + ${change})` })
      .where(eq(communityComment.id, parentId));
  if (targetType === 'model') await noteRating(runner, targetId);
  else await addToTally(runner, { targetType, targetId }, { comments: change });
}

/** Has a model show the mean of the stars that all see, in the caller's transaction. */
export async function noteRating(runner: QueryRunner, modelId: string): Promise<void> {
  const { stars, status, targetId, targetType } = communityComment;
  const isRating = and(eq(targetType, 'model'), eq(targetId, modelId), isNotNull(stars), eq(status, SHOWN));
  const [row] = await runner
    .select({ mean: avg(stars).mapWith(Number) })
    .from(communityComment)
    .where(isRating);
  await noteModelRating(runner, modelId, row?.mean ?? 0);
}

/** Notes how many like a comment, by which they are sorted. */
export async function noteCommentLikes(runner: QueryRunner, id: string, likes: number): Promise<void> {
  await runner.update(communityComment).set({ likes }).where(eq(communityComment.id, id));
}
