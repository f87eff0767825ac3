import { REPUTATION_GAINS } from '@portal/api-contract/community';
import { and, count, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { listTaggedQuestions } from '../community/tagged-questions';
import { communityAnswer, SHOWN } from './answers.tables';

/** Somebody whose answers others found good. */
export interface Answerer {
  readonly ownerId: string;
  /** How many of these answers there are. */
  readonly answers: number;
  readonly accepted: number;
}

/** Keys of those whose answers to a question are shown. */
export async function listAnswerers(runner: QueryRunner, questionId: string): Promise<ReadonlySet<string>> {
  const { ownerId, status } = communityAnswer;
  const rows = await runner
    .select({ ownerId })
    .from(communityAnswer)
    .where(and(eq(communityAnswer.questionId, questionId), eq(status, SHOWN), isNotNull(ownerId)));
  return new Set(rows.flatMap((row) => row.ownerId ?? []));
}

/** Members whose answers to questions of some tags were accepted or voted for, by the reputation that these have brought. */
export async function rankAnswerers(
  runner: QueryRunner,
  {
    tags,
    except,
    most,
  }: { readonly tags: readonly string[]; readonly except: readonly string[]; readonly most: number },
): Promise<Answerer[]> {
  const { ownerId, questionId, status, isAccepted, score } = communityAnswer;
  const { accepted: acceptance, upvoted } = REPUTATION_GAINS;
  const worth = sql`sum(case when ${isAccepted} then ${acceptance}::int else 0 end + greatest(${score}, 0) * ${upvoted}::int)`;
  const rows = await runner
    .select({
      ownerId: sql<string>`${ownerId}`,
      answers: count(),
      accepted: sql<number>`count(*) filter (where ${isAccepted})::int`,
    })
    .from(communityAnswer)
    .where(
      and(
        sql`${questionId} in (${listTaggedQuestions(tags)})`,
        eq(status, SHOWN),
        isNotNull(ownerId),
        or(isAccepted, gt(score, 0)),
        sql`${ownerId} <> all(${sql.param(except)}::uuid[])`,
      ),
    )
    .groupBy(ownerId)
    .orderBy(desc(worth), ownerId)
    .limit(most);
  return rows;
}
