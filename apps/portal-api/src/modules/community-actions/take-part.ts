import {
  type CommunityTarget,
  CONTENT_KIND,
  MAIN_TYPES,
  PARTICIPATION_LIMITS,
  type Tally,
  TRUSTED_FROM,
} from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { HttpError } from '../../platform/http/http-error';
import { noteAnswerScore } from '../community-answers/answer-record';
import { noteCommentLikes } from '../community-comments/comment-record';
import { tellMember } from '../community-notices/tell-member';
import { assertNotBlocked } from '../community-people/blocks';
import { findTrust } from '../community-people/may-write';
import { moveReputation } from '../community-people/reputation';
import {
  addFollow,
  addLike,
  changeVote,
  countFollows,
  removeFollow,
  removeLike,
} from '../community-reactions/reactions.repository';
import { addToTally } from '../community-tallies/tallies';
import { type FoundTarget, requireTarget } from '../community-targets/find-target';

/** Who does it, and when. */
export interface Doing {
  readonly ownerId: string;
  readonly at: Date;
}

const MAX_TAG = 20;

/** Likes something that somebody else wrote. */
export async function like(runner: QueryRunner, { ownerId, at }: Doing, target: CommunityTarget): Promise<void> {
  assertKind(target, ['content', 'answer', 'comment'], '该内容不能点赞');
  const found = await requireTarget(runner, target);
  assertOthers(found, ownerId, '不能给自己的内容点赞');
  if (!(await addLike(runner, { ownerId, target, authorId: found.ownerId, at }))) return;
  await noteLikes(runner, target, await addToTally(runner, target, { likes: 1 }));
  await tellMember(runner, {
    ...{ ownerId: found.ownerId, type: 'like', actorId: ownerId, at },
    about: `${target.targetType} ${target.targetId}`,
    ...{ text: `赞了你的${nameKind(found)}`, title: found.title, url: found.url },
  });
}

/** Takes a like back; tells whether there was one. */
export async function unlike(runner: QueryRunner, ownerId: string, target: CommunityTarget): Promise<boolean> {
  if (!(await removeLike(runner, ownerId, target))) return false;
  await noteLikes(runner, target, await addToTally(runner, target, { likes: -1 }));
  return true;
}

/** Votes for or against something that somebody else wrote, or takes that back. */
export async function vote(
  runner: QueryRunner,
  { ownerId, at }: Doing,
  target: CommunityTarget,
  next: -1 | 0 | 1,
): Promise<void> {
  assertKind(target, ['content', 'answer'], '该内容不能投票');
  const found = await requireTarget(runner, target);
  const mainType = found.item?.mainType;
  if (target.targetType === 'content' && mainType !== CONTENT_KIND.question && mainType !== CONTENT_KIND.article)
    throw new HttpError(409, '该内容不能投票');
  assertOthers(found, ownerId, '不能给自己的内容投票');
  if (next === -1 && (await findTrust(runner, ownerId)).level < TRUSTED_FROM.downvote)
    throw new HttpError(409, `社区等级达到${TRUSTED_FROM.downvote}级后才能投反对票`);
  const { before, turn } = await changeVote(runner, { ownerId, target, authorId: found.ownerId, at }, next);
  if (before === next) return;
  const tally = await addToTally(runner, target, {
    upvotes: Number(next === 1) - Number(before === 1),
    downvotes: Number(next === -1) - Number(before === -1),
  });
  if (target.targetType === 'answer') await noteAnswerScore(runner, target.targetId, tally.score);
  await countForAuthor(runner, found, { voterId: ownerId, before, next, turn, at });
}

interface VoteChange {
  readonly voterId: string;
  readonly before: -1 | 0 | 1;
  readonly next: -1 | 0 | 1;
  readonly turn: number;
  readonly at: Date;
}

/** Moves the reputation of whoever wrote what was voted for; a question of one's own brings as much as an answer. */
async function countForAuthor(
  runner: QueryRunner,
  { ownerId, targetType, targetId }: FoundTarget,
  { voterId, before, next, turn, at }: VoteChange,
): Promise<void> {
  if (ownerId === null || (targetType !== 'content' && targetType !== 'answer')) return;
  const key = `vote ${targetType} ${targetId} ${voterId} ${turn}`;
  const base = { ownerId, target: { targetType, targetId }, at };
  if (before !== 0)
    await moveReputation(runner, {
      ...base,
      ...{ cause: before === 1 ? 'upvoted' : 'downvoted', causeKey: `${key} back`, isTakenBack: true },
    });
  if (next !== 0) await moveReputation(runner, { ...base, cause: next === 1 ? 'upvoted' : 'downvoted', causeKey: key });
}

/** Follows somebody, a tag or a question. */
export async function follow(runner: QueryRunner, { ownerId, at }: Doing, target: CommunityTarget): Promise<void> {
  assertKind(target, ['user', 'tag', 'content'], '该内容不能关注');
  if (target.targetType === 'tag' && [...target.targetId].length > MAX_TAG) throw new HttpError(404, '标签不存在');
  const found = await requireTarget(runner, target);
  if (target.targetType === 'content' && found.item?.mainType !== CONTENT_KIND.question)
    throw new HttpError(409, '只能关注问题、用户和标签');
  if (target.targetType === 'user') {
    if (found.ownerId === ownerId) throw new HttpError(409, '不能关注自己');
    await assertNotBlocked(runner, found.ownerId, ownerId);
  }
  await lockOwner(runner, 'community-follow', ownerId);
  if ((await countFollows(runner, ownerId)) >= PARTICIPATION_LIMITS.follows)
    throw new HttpError(409, `最多关注${PARTICIPATION_LIMITS.follows}项`);
  if (!(await addFollow(runner, { ownerId, target, at }))) return;
  await addToTally(runner, target, { follows: 1 });
  const isPerson = target.targetType === 'user';
  await tellMember(runner, {
    ...{ ownerId: found.ownerId, type: 'follow', actorId: ownerId, at },
    about: `${target.targetType} ${target.targetId}`,
    ...{ text: isPerson ? '关注了你' : '关注了你的问题', title: isPerson ? '' : found.title },
    url: isPerson ? '' : found.url,
  });
}

/** Follows something no longer. */
export async function unfollow(runner: QueryRunner, ownerId: string, target: CommunityTarget): Promise<void> {
  if (await removeFollow(runner, ownerId, target)) await addToTally(runner, target, { follows: -1 });
}

/** What something is called in a sentence to whoever wrote it. */
export function nameKind({ targetType, item }: Pick<FoundTarget, 'targetType' | 'item'>): string {
  if (targetType === 'comment') return '评论';
  if (targetType === 'answer') return '回答';
  return item?.mainType === CONTENT_KIND.question ? '问题' : item ? MAIN_TYPES[item.mainType] : '内容';
}

/** Rejects with 409 what is not done to things of a kind. */
export function assertKind(
  { targetType }: CommunityTarget,
  kinds: readonly CommunityTarget['targetType'][],
  msg: string,
): void {
  if (!kinds.includes(targetType)) throw new HttpError(409, msg);
}

function assertOthers({ ownerId }: FoundTarget, doerId: string, msg: string): void {
  if (ownerId === doerId) throw new HttpError(409, msg);
}

async function noteLikes(runner: QueryRunner, { targetType, targetId }: CommunityTarget, tally: Tally): Promise<void> {
  if (targetType === 'comment') await noteCommentLikes(runner, targetId, tally.likes);
}
