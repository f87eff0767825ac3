import { REPUTATION_GAINS } from '@portal/api-contract/community';
import { and, count, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { listTaggedQuestions } from '../community/tagged-questions';
import { listVotes } from '../community-tallies/tallies';
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

/** Which members are looked for. */
export interface AnswererSearch {
  readonly tags: readonly string[];
  /** Keys of those who are left out. */
  readonly except?: readonly string[];
  /** Key of the one who is looked at alone. */
  readonly only?: string;
  readonly most: number;
}

/**
 * Members whose answers to questions of others with some tags were accepted, or have more votes for than against, by the
 * reputation that these answers have brought.
 */
export async function rankAnswerers(
  runner: QueryRunner,
  { tags, except = [], only, most }: AnswererSearch,
): Promise<Answerer[]> {
  const { id, ownerId, questionId, status, isAccepted, score } = communityAnswer;
  const { accepted: acceptance, upvoted, downvoted } = REPUTATION_GAINS;
  const tagged = listTaggedQuestions(tags);
  const votes = listVotes('answer');
  const worth = sql`sum(case when ${isAccepted} then ${acceptance}::int else 0 end
    + coalesce(${votes.upvotes}, 0) * ${upvoted}::int + coalesce(${votes.downvotes}, 0) * ${downvoted}::int)`;
  const rows = await runner
    .select({
      ownerId: sql<string>`${ownerId}`,
      answers: count(),
      accepted: sql<number>`count(*) filter (where ${isAccepted})::int`,
    })
    .from(communityAnswer)
    .innerJoin(tagged, eq(tagged.mid, questionId))
    .leftJoin(votes, sql`${votes.targetId} = ${id}::text`)
    .where(
      and(
        eq(status, SHOWN),
        isNotNull(ownerId),
        // Whoever accepts their own answer has shown nobody that it is good.
        sql`${ownerId} is distinct from ${tagged.askerId}`,
        or(isAccepted, gt(score, 0)),
        only === undefined ? undefined : eq(ownerId, only),
        sql`${ownerId} <> all(${sql.param(except)}::uuid[])`,
      ),
    )
    .groupBy(ownerId)
    .orderBy(desc(worth), ownerId)
    .limit(most);
  return rows;
}
