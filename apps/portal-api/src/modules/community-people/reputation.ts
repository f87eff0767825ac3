import { type REPUTATION_CAUSES, REPUTATION_GAINS, TRUST_LEVELS } from '@portal/api-contract/community';
import { eq, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { changeMember, readMembers } from '../community/community-targets';
import { communityReputation } from './people.tables';

/** What moves a reputation. */
export type ReputationCause = keyof typeof REPUTATION_GAINS;

/** Something that moved a reputation. */
export interface ReputationEvent {
  readonly ownerId: string;
  readonly cause: ReputationCause;
  /** Names what happened: the same never counts twice. */
  readonly causeKey: string;
  readonly target: { readonly targetType: 'content' | 'answer'; readonly targetId: string };
  /** What once counted counts no longer. */
  readonly isTakenBack?: boolean;
  readonly at: Date;
}

/** Trust level of a reputation, 0–4. */
export function findTrustLevel(reputation: number): number {
  return TRUST_LEVELS.findLast((level) => reputation >= level.reputation)?.level ?? 0;
}

/** A line of the log of reputations. */
export interface ReputationLine extends Omit<ReputationEvent, 'cause' | 'isTakenBack'> {
  readonly cause: keyof typeof REPUTATION_CAUSES;
  readonly points: number;
}

/** Notes in the log what moved a reputation, and moves it, in the caller's transaction. A repeat changes nothing. */
export function moveReputation(runner: QueryRunner, event: ReputationEvent): Promise<void> {
  const { isTakenBack = false, ...line } = event;
  return noteReputation(runner, { ...line, points: (isTakenBack ? -1 : 1) * REPUTATION_GAINS[line.cause] });
}

/** Notes a line in the log, and moves the reputation by its points, in the caller's transaction; a repeat changes nothing. */
export async function noteReputation(runner: QueryRunner, line: ReputationLine): Promise<void> {
  const { ownerId, cause, causeKey, points, target, at } = line;
  await lockReputation(runner, ownerId);
  const added = await runner
    .insert(communityReputation)
    .values({ ownerId, cause, causeKey, points, ...target, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: communityReputation.id });
  if (added.length === 0) return;
  const member = (await readMembers(runner, [ownerId])).get(ownerId);
  await storeReputation(runner, ownerId, (member?.reputation ?? 0) + points);
}

/** Takes turns with all else that moves a reputation, until the transaction ends. */
export function lockReputation(runner: QueryRunner, ownerId: string): Promise<void> {
  return lockOwner(runner, 'community-reputation', ownerId);
}

/** Counts a reputation anew from its log, and returns it. */
export async function recountReputation(runner: QueryRunner, ownerId: string): Promise<number> {
  await lockReputation(runner, ownerId);
  const [row] = await runner
    .select({ total: sql<number>`coalesce(sum(${communityReputation.points}), 0)::int` })
    .from(communityReputation)
    .where(eq(communityReputation.ownerId, ownerId));
  const reputation = row?.total ?? 0;
  await storeReputation(runner, ownerId, reputation);
  return reputation;
}

function storeReputation(runner: QueryRunner, ownerId: string, reputation: number): Promise<void> {
  return changeMember(runner, ownerId, { reputation, trustLevel: findTrustLevel(reputation) });
}
