import { and, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import type { PageInput } from '../../platform/records/record-page';
import { type AnswerRow, communityAnswer, DELETED, SHOWN } from './answers.tables';

/** Shown answers of somebody, the newest first, and how many there are. */
export async function listAuthorAnswers(
  runner: QueryRunner,
  ownerId: string,
  page: PageInput,
): Promise<{ readonly rows: AnswerRow[]; readonly total: number }> {
  const condition = and(eq(communityAnswer.ownerId, ownerId), eq(communityAnswer.status, SHOWN));
  const rows = await runner
    .select()
    .from(communityAnswer)
    .where(condition)
    .orderBy(desc(communityAnswer.createdAt), communityAnswer.id)
    .limit(page.pageSize)
    .offset(toOffset(page));
  return { rows, total: await runner.$count(communityAnswer, condition) };
}

/** How many shown answers somebody has given, and how many of them are accepted. */
export async function countAuthorAnswers(
  runner: QueryRunner,
  ownerId: string,
): Promise<{ readonly total: number; readonly accepted: number }> {
  const [row] = await runner
    .select({ total: count(), accepted: sql<number>`count(*) filter (where ${communityAnswer.isAccepted})::int` })
    .from(communityAnswer)
    .where(and(eq(communityAnswer.ownerId, ownerId), eq(communityAnswer.status, SHOWN)));
  return row ?? { total: 0, accepted: 0 };
}

/** Keys of all answers that somebody has given and not deleted, the oldest first. */
export async function listOwnAnswers(runner: QueryRunner, ownerId: string): Promise<string[]> {
  const { id, createdAt } = communityAnswer;
  const rows = await runner.select({ id }).from(communityAnswer).where(isOwnOf(ownerId)).orderBy(createdAt, id);
  return rows.map((row) => row.id);
}

/** Whether somebody has given an answer that is not deleted. */
export async function hasOwnAnswers(runner: QueryRunner, ownerId: string): Promise<boolean> {
  const { id } = communityAnswer;
  return (await runner.select({ id }).from(communityAnswer).where(isOwnOf(ownerId)).limit(1)).length > 0;
}

function isOwnOf(ownerId: string): SQL | undefined {
  return and(eq(communityAnswer.ownerId, ownerId), ne(communityAnswer.status, DELETED));
}

/** Answers by their keys, the oldest first. */
export function readAnswers(runner: QueryRunner, ids: readonly string[]): Promise<AnswerRow[]> {
  return runner
    .select()
    .from(communityAnswer)
    .where(inArray(communityAnswer.id, [...ids]))
    .orderBy(communityAnswer.createdAt, communityAnswer.id);
}
