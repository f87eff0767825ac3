import type { CommunityTarget, OwnPart, Participation } from '@portal/api-contract/community';
import { and, eq, ne } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { readCollected } from '../community-collections/collected';
import { isOneOf, NOTHING, printTarget, readTallies } from '../community-tallies/tallies';
import { communityFollow, communityLike, communityVote } from './reactions.tables';

/** Of whoever does not take part. */
export const NO_PART: OwnPart = { liked: false, vote: 0, collected: false, followed: false };

/** How somebody takes part in some things, by `printTarget`; visitors do not. */
export async function readOwnParts(
  runner: QueryRunner,
  readerId: string | undefined,
  targets: readonly CommunityTarget[],
): Promise<ReadonlyMap<string, OwnPart>> {
  if (readerId === undefined || targets.length === 0) return new Map();
  const liked = await runner
    .select()
    .from(communityLike)
    .where(and(eq(communityLike.ownerId, readerId), isOneOf(targets, communityLike)));
  const voted = await runner
    .select()
    .from(communityVote)
    .where(and(eq(communityVote.ownerId, readerId), ne(communityVote.vote, 0), isOneOf(targets, communityVote)));
  const followed = await runner
    .select()
    .from(communityFollow)
    .where(and(eq(communityFollow.ownerId, readerId), isOneOf(targets, communityFollow)));
  const items = targets.flatMap(({ targetType, targetId }) => (targetType === 'content' ? [targetId] : []));
  const collected = await readCollected(runner, readerId, items);
  const keys = { liked: new Set(liked.map(printTarget)), followed: new Set(followed.map(printTarget)) };
  const votes = new Map(voted.map((row) => [printTarget(row), row.vote]));
  return new Map(
    targets.map((target) => {
      const key = printTarget(target);
      const part: OwnPart = {
        liked: keys.liked.has(key),
        vote: votes.get(key) ?? 0,
        collected: target.targetType === 'content' && collected.has(target.targetId),
        followed: keys.followed.has(key),
      };
      return [key, part];
    }),
  );
}

/** How all take part in some things, and how somebody does, in their order. */
export async function readParticipation(
  runner: QueryRunner,
  readerId: string | undefined,
  targets: readonly CommunityTarget[],
): Promise<(CommunityTarget & Participation)[]> {
  const tallies = await readTallies(runner, targets);
  const parts = await readOwnParts(runner, readerId, targets);
  return targets.map(({ targetType, targetId }) => {
    const key = printTarget({ targetType, targetId });
    return { targetType, targetId, counts: tallies.get(key) ?? NOTHING, mine: parts.get(key) ?? NO_PART };
  });
}
