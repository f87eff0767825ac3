import type { saveComment } from '@portal/api-contract/community';
import { and, eq, gt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { assertWithinQuota } from '../../platform/database/account-quota';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { askModerators, checkMemberText } from '../community-answers/member-text';
import type { Writing } from '../community-answers/write-once';
import { commentHref } from '../community-answers/written-href';
import { findWritten, type FoundTarget } from '../community-answers/written-target';
import { tellMember } from '../community-notices/tell-member';
import { assertNotBlocked } from '../community-people/blocks';
import { assertMayWrite, noteRegion } from '../community-people/may-write';
import { findMentioned } from '../users/find-mentioned';
import { changeCommentStatus, countComment, findComments } from './comment-record';
import { communityComment, type CommentedType, type CommentRow, SHOWN, WAITING } from './comments.tables';

/** Within which the same words below the same thing are a repetition, and the same sentences below anything. */
const REPETITION_MS = 24 * 3_600_000;
/** Letters from which words are no thanks or greeting any more. */
const SENTENCE = 20;

/** What is commented on. */
export interface Commented {
  readonly targetType: CommentedType;
  readonly targetId: string;
}

/** What somebody writes of it; `stars` 1–5 for a model alone. */
export type NewComment = Omit<ParsedInput<typeof saveComment>, 'targetType'> & Commented & { readonly stars?: number };

/** What is commented on; rejects with 404 what is not shown. */
export async function requireCommented(runner: QueryRunner, { targetType, targetId }: Commented): Promise<FoundTarget> {
  const found = await findWritten(runner, targetType, targetId);
  if (!found?.isShown) throw new HttpError(404, '内容不存在或已下架');
  return found;
}

/** Writes a comment, in the caller's transaction; returns its key. */
export async function writeComment(
  runner: QueryRunner,
  { owner, at, region }: Writing,
  input: NewComment,
): Promise<string> {
  if (input.website !== '') throw new HttpError(422);
  const target = await requireCommented(runner, input);
  const above = input.parentId === undefined ? undefined : await requireParent(runner, input, input.parentId);
  const { level, comments } = await assertMayWrite(runner, owner.id, at);
  await assertNotBlocked(runner, target.ownerId, owner.id);
  await assertNotBlocked(runner, above?.ownerId ?? null, owner.id);
  const { text, asksReview, targetType, targetId } = input;
  const needsReview = await checkMemberText(runner, { field: 'text', text, level, asksReview });
  const quota = { most: comments, msg: `您今天的评论已达到${comments}条，请明天再来` };
  await assertWithinQuota(runner, owner.id, at, { table: communityComment, ...quota });
  await assertNoRepetition(runner, { ownerId: owner.id, targetType, targetId, text, at });
  const row = {
    ...{ id: randomUUID(), targetType, targetId, ownerId: owner.id, text, ipRegion: region, createdAt: at },
    parentId: above === undefined ? null : (above.parentId ?? above.id),
    replyToId: above?.id ?? null,
    stars: input.stars ?? null,
    mentionedIds: (await findMentioned(runner, text)).map(({ id }) => id).filter((id) => id !== owner.id),
    status: needsReview ? WAITING : SHOWN,
  } as const;
  await runner.insert(communityComment).values(row);
  await noteRegion(runner, owner.id, region);
  if (needsReview) {
    await askModerators(runner, { targetType: 'comment', targetId: row.id }, at);
    return row.id;
  }
  await countComment(runner, row, 1);
  await tellOfComment(runner, row, target, above?.ownerId ?? null, at);
  return row.id;
}

/** What whoever wrote something hears of a comment on it. */
const DONE: Readonly<Partial<Record<FoundTarget['targetType'], string>>> & { readonly content: string } = {
  ...{ content: '评论了你的内容', answer: '评论了你的回答', model: '评价了你的模型' },
};

/** Tells of a comment that is shown now: those it calls by name, whoever it answers, and whoever wrote what it is on. */
export async function tellOfComment(
  runner: QueryRunner,
  { id, ownerId, text, mentionedIds }: Pick<CommentRow, 'id' | 'ownerId' | 'text' | 'mentionedIds'>,
  target: FoundTarget,
  answeredId: string | null,
  at: Date,
): Promise<void> {
  const url = commentHref(target, id);
  const told = { actorId: ownerId, at, title: target.title, excerpt: text, url };
  const place = `${target.targetType} ${target.targetId}`;
  const people = new Map<string, Pick<Parameters<typeof tellMember>[1], 'type' | 'text' | 'about'>>();
  if (target.ownerId !== null)
    people.set(target.ownerId, { type: 'comment', text: DONE[target.targetType] ?? DONE.content, about: place });
  if (answeredId !== null)
    people.set(answeredId, { type: 'comment', text: '回复了你的评论', about: `replies ${place}` });
  for (const mentioned of mentionedIds)
    people.set(mentioned, { type: 'mention', text: '在评论中提到了你', about: `mentions ${place}` });
  // Always in one order, so that two who tell the same people do not wait for each other.
  for (const key of [...people.keys()].sort()) {
    const words = people.get(key);
    if (words) await tellMember(runner, { ...told, ...words, ownerId: key });
  }
}

/** Shows a locked comment that has waited for a moderator; whoever it concerns hears of it. */
export async function releaseComment(runner: QueryRunner, row: CommentRow, at: Date): Promise<void> {
  await changeCommentStatus(runner, row, SHOWN);
  const target = await findWritten(runner, row.targetType, row.targetId);
  if (!target?.isShown) return;
  const above = row.replyToId === null ? undefined : (await findComments(runner, [row.replyToId])).get(row.replyToId);
  await tellOfComment(runner, row, target, above?.ownerId ?? null, at);
}

async function requireParent(
  runner: QueryRunner,
  { targetType, targetId }: Commented,
  id: string,
): Promise<CommentRow> {
  const row = (await findComments(runner, [id])).get(id);
  if (row?.status !== SHOWN || row.targetType !== targetType || row.targetId !== targetId)
    throw new HttpError(404, '评论不存在或已删除');
  return row;
}

async function assertNoRepetition(
  runner: QueryRunner,
  {
    ownerId,
    targetType,
    targetId,
    text,
    at,
  }: Pick<CommentRow, 'targetType' | 'targetId' | 'text'> & {
    readonly ownerId: string;
    readonly at: Date;
  },
): Promise<void> {
  const isHere = and(eq(communityComment.targetType, targetType), eq(communityComment.targetId, targetId));
  const isSame = and(
    eq(communityComment.ownerId, ownerId),
    gt(communityComment.createdAt, new Date(at.getTime() - REPETITION_MS)),
    [...text].length < SENTENCE ? isHere : undefined,
    eq(communityComment.text, text),
  );
  if ((await runner.$count(communityComment, isSame)) > 0) throw new HttpError(409, '请不要重复发布相同的评论');
}
