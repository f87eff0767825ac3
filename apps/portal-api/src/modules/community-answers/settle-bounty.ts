import { CONTENT_LIMITS } from '@portal/api-contract/community';
import { and, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { changeQuestion, type CommunityTarget, findTargets, readMembers } from '../community/community-targets';
import { lockReputation, noteReputation } from '../community-people/reputation';
import { sumOfTarget } from '../community-people/reputation-log';
import { communityAnswer, SHOWN } from './answers.tables';

const [ACCEPTED, CLOSED] = [3, 4] as const;
const DAY_MS = 86_400_000;

/** Takes turns with all else that changes what is accepted of a question, until the transaction ends. */
export function lockQuestion(runner: QueryRunner, mid: string): Promise<void> {
  return lockOwner(runner, 'community-accept', mid);
}

/**
 * Has the bounty of a question stand from now on, in the transaction that has locked it: for as many days as it may, and
 * not for more than its asker has.
 */
export async function openBounty(runner: QueryRunner, mid: string, at: Date): Promise<void> {
  const question = (await findTargets(runner, [mid])).get(mid);
  if (!question?.isVisible || question.ownerId === null || question.bounty === 0) return;
  // One that was earned has come to its end.
  if (question.bountyUntil === null && question.questionStatus !== ACCEPTED) {
    await lockReputation(runner, question.ownerId);
    await changeQuestion(runner, mid, {
      bounty: Math.min(question.bounty, await findAffordable(runner, mid, question.ownerId)),
      bountyUntil: findBountyEnd(at),
    });
  }
  await settleBounty(runner, mid, at);
}

/** What somebody can put up for a question: what they have, with what is put up for it already. */
export async function findAffordable(runner: QueryRunner, mid: string, ownerId: string): Promise<number> {
  const reputation = (await readMembers(runner, [ownerId])).get(ownerId)?.reputation ?? 0;
  const putUp = -((await sumOfTarget(runner, 'bounty', mid)).get(ownerId)?.points ?? 0);
  return Math.max(0, Math.min(CONTENT_LIMITS.bounty, reputation + putUp));
}

/** Until when a bounty stands from a moment on. */
export function findBountyEnd(at: Date): Date {
  return new Date(at.getTime() + CONTENT_LIMITS.bountyDays * DAY_MS);
}

/**
 * Has the reputations that a question's bounty is about stand where the question does, in the transaction that has
 * locked it: as long as it is open the bounty is taken from the asker, and what the author of the accepted answer has
 * of it; otherwise it is the asker's. Once more changes nothing.
 */
export async function settleBounty(runner: QueryRunner, mid: string, at: Date): Promise<void> {
  const question = (await findTargets(runner, [mid])).get(mid);
  if (question === undefined) return;
  const moved = await sumOfTarget(runner, 'bounty', mid);
  const due = findDue(question, await findAccepted(runner, mid), at);
  // In one order for everybody: two questions may be about the same two people.
  for (const ownerId of [...new Set([...moved.keys(), ...due.keys()])].sort()) {
    const { points, times } = moved.get(ownerId) ?? { points: 0, times: 0 };
    const missing = (due.get(ownerId) ?? 0) - points;
    if (missing === 0) continue;
    await noteReputation(runner, {
      ...{ ownerId, cause: 'bounty', causeKey: `bounty ${mid} ${ownerId} ${times + 1}`, points: missing, at },
      target: { targetType: 'content', targetId: mid },
    });
  }
}

interface Accepted {
  /** Null where the author has left. */
  readonly ownerId: string | null;
}

/** What the bounty has to have brought to each of those it is about. */
function findDue(question: CommunityTarget, accepted: Accepted | undefined, at: Date): ReadonlyMap<string, number> {
  const { ownerId, bounty, bountyUntil, isVisible, questionStatus } = question;
  // Whoever accepts an answer of their own gets back what they have put up.
  if (ownerId === null || bounty === 0 || accepted?.ownerId === ownerId) return new Map();
  if (accepted?.ownerId)
    return new Map([
      [ownerId, -bounty],
      [accepted.ownerId, bounty],
    ]);
  const isOpen = isVisible && questionStatus !== CLOSED && bountyUntil !== null && bountyUntil > at;
  return isOpen || accepted ? new Map([[ownerId, -bounty]]) : new Map();
}

async function findAccepted(runner: QueryRunner, mid: string): Promise<Accepted | undefined> {
  const { questionId, status, isAccepted, ownerId } = communityAnswer;
  const [row] = await runner
    .select({ ownerId })
    .from(communityAnswer)
    .where(and(eq(questionId, mid), eq(status, SHOWN), eq(isAccepted, true)));
  return row;
}
