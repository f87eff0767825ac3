import type { CommunityTarget, CommunityTargetType, Tally } from '@portal/api-contract/community';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core';
import type { QueryRunner } from '../../platform/database/database';
import { ERASE_STEP } from '../../platform/database/erase-some';
import { changeCounts, type CommunityCount } from '../community/community-targets';
import { communityTally } from './tallies.tables';

/** What is counted of something. */
export type TallyName = Exclude<keyof typeof communityTally.$inferSelect, 'targetType' | 'targetId' | 'acceptedId'>;

type TallyRow = typeof communityTally.$inferSelect;

/** Counts of what nobody has taken part in. */
export const NOTHING: Tally = {
  ...{ likes: 0, upvotes: 0, downvotes: 0, score: 0, comments: 0, answers: 0, collects: 0, follows: 0, shares: 0 },
};

/** Counts that items have in their lists, too. */
const SHOWN_COUNTS: Readonly<Partial<Record<TallyName, CommunityCount>>> = {
  likes: 'likes',
  comments: 'comments',
  answers: 'answers',
  collects: 'collects',
  shares: 'shares',
};

/** Key of a target as one text. */
export function printTarget({ targetType, targetId }: CommunityTarget): string {
  return `${targetType} ${targetId}`;
}

/** Adds to the counts of a target in the caller's transaction; numbers may be negative. Returns them as they are then. */
export async function addToTally(
  runner: QueryRunner,
  target: CommunityTarget,
  changes: Readonly<Partial<Record<TallyName, number>>>,
): Promise<Tally> {
  const names = Object.keys(changes) as TallyName[];
  const set = Object.fromEntries(
    names.map((name) => [name, sql`greatest(0, ${communityTally[name]} + ${changes[name] ?? 0})`]),
  );
  const start = Object.fromEntries(names.map((name) => [name, Math.max(0, changes[name] ?? 0)]));
  const [row] = await runner
    .insert(communityTally)
    .values({ ...target, ...start })
    .onConflictDoUpdate({ target: [communityTally.targetType, communityTally.targetId], set })
    .returning();
  if (target.targetType === 'content') await changeCounts(runner, target.targetId, toShownCounts(changes));
  return row === undefined ? NOTHING : toTally(row);
}

function toShownCounts({ upvotes = 0, downvotes = 0, ...changes }: Readonly<Partial<Record<TallyName, number>>>) {
  const shown: Partial<Record<CommunityCount, number>> = {};
  if (upvotes !== downvotes) shown.votes = upvotes - downvotes;
  for (const [name, change] of Object.entries(changes)) {
    const count = SHOWN_COUNTS[name as TallyName];
    if (count !== undefined) shown[count] = change;
  }
  return shown;
}

/** Counts of targets, by `printTarget`; what nobody has taken part in is left out. */
export async function readTallies(
  runner: QueryRunner,
  targets: readonly CommunityTarget[],
): Promise<ReadonlyMap<string, Tally>> {
  if (targets.length === 0) return new Map();
  const rows = await runner.select().from(communityTally).where(isOneOf(targets));
  return new Map(rows.map((row) => [printTarget(row), toTally(row)]));
}

/** Query of the votes for and against what has any, of one kind, to be joined. */
export function listVotes(type: CommunityTargetType) {
  const { targetType, targetId, upvotes, downvotes } = communityTally;
  return new QueryBuilder()
    .select({ targetId, upvotes, downvotes })
    .from(communityTally)
    .where(eq(targetType, type))
    .as('votes');
}

/** Notes which answer of a question is accepted; null for none. */
export async function noteAccepted(runner: QueryRunner, mid: string, acceptedId: string | null): Promise<void> {
  await runner
    .insert(communityTally)
    .values({ targetType: 'content', targetId: mid, acceptedId })
    .onConflictDoUpdate({ target: [communityTally.targetType, communityTally.targetId], set: { acceptedId } });
}

function toTally(row: TallyRow): Tally {
  const { likes, upvotes, downvotes, comments, answers, collects, follows, shares } = row;
  return { likes, upvotes, downvotes, score: upvotes - downvotes, comments, answers, collects, follows, shares };
}

interface TargetColumns {
  readonly targetType: PgColumn;
  readonly targetId: PgColumn;
}

/** Condition that a row is about one of some targets. */
export function isOneOf(
  targets: readonly CommunityTarget[],
  { targetType, targetId }: TargetColumns = communityTally,
): SQL | undefined {
  const types = [...new Set(targets.map((target) => target.targetType))];
  return or(
    ...types.map((type) => {
      const ids = targets.filter((target) => target.targetType === type).map((target) => target.targetId);
      return and(eq(targetType, type), inArray(targetId, [...new Set(ids)]));
    }),
  );
}

/**
 * Takes somebody out of rows that only count, which stay for their counts: each is from then on somebody's whom nobody
 * can name. As many as one transaction may; tells whether there may be more.
 */
export async function removeOwner(runner: QueryRunner, table: PgTable, ownerId: string): Promise<boolean> {
  const { rowCount } = await runner.execute(
    sql`update ${table} set owner_id = gen_random_uuid() where ctid = any (array(
      select ctid from ${table} where owner_id = ${ownerId} limit ${ERASE_STEP}))`,
  );
  return rowCount === ERASE_STEP;
}

/** Counts of something as they stand elsewhere. */
export interface KnownCounts extends CommunityTarget {
  readonly likes: number;
  /** Votes for it less those against it. */
  readonly votes: number;
}

/** Begins to count from counts that a demonstration starts with; what is counted already stays as it is. */
export async function startTallies(runner: QueryRunner, known: readonly KnownCounts[]): Promise<void> {
  if (known.length === 0) return;
  const rows = known.map(({ targetType, targetId, likes, votes }) => ({
    ...{ targetType, targetId, likes },
    ...{ upvotes: Math.max(votes, 0), downvotes: Math.max(-votes, 0) },
  }));
  await runner.insert(communityTally).values(rows).onConflictDoNothing();
}
