import { CONTENT_KIND, type saveAnswer } from '@portal/api-contract/community';
import { and, eq, ne } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { assertWithinQuota } from '../../platform/database/account-quota';
import type { QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { type CommunityTarget, findTargets } from '../community/community-targets';
import { renderWithMentions } from '../community/render-content';
import { tellMentioned } from '../community-mentions/tell-mentioned';
import { tellMember } from '../community-notices/tell-member';
import { assertNotBlocked } from '../community-people/blocks';
import { assertMayWrite, noteRegion } from '../community-people/may-write';
import { listFollowers } from '../community-reactions/reactions.repository';
import { announceAnswers, changeAnswerStatus, followAnswer, lockAnswer } from './answer-record';
import { type AnswerRow, communityAnswer, DELETED, HIDDEN, SHOWN, WAITING } from './answers.tables';
import { askModerators, checkMemberText } from './member-text';
import type { Writing } from './write-once';
import { answerHref } from './written-href';

const CLOSED = 4;

/** Followers of a question who hear of an answer at once. */
const MAX_TOLD = 100;

/** A question that is shown; rejects with 404 what is none. */
export async function requireQuestion(runner: QueryRunner, mid: string): Promise<CommunityTarget> {
  const question = (await findTargets(runner, [mid])).get(mid);
  if (!question?.isVisible || question.mainType !== CONTENT_KIND.question)
    throw new HttpError(404, '问题不存在或已下架');
  return question;
}

/** Answers a question, or changes an answer of the writer, in the caller's transaction; returns its key. */
export async function writeAnswer(
  runner: QueryRunner,
  writing: Writing,
  input: ParsedInput<typeof saveAnswer>,
): Promise<string> {
  const { owner, at, region } = writing;
  const question = await requireQuestion(runner, input.questionId);
  const { level, answers } = await assertMayWrite(runner, owner.id, at);
  if (question.questionStatus === CLOSED) throw new HttpError(409, '问题已关闭，不能再回答');
  await assertNotBlocked(runner, question.ownerId, owner.id);
  const { body, asksReview } = input;
  const needsReview = await checkMemberText(runner, { field: 'body', text: body, level, asksReview });
  const text = { body, html: (await renderWithMentions(runner, body)).html, hasAi: input.hasAi, ipRegion: region };
  await noteRegion(runner, owner.id, region);
  if (input.id !== undefined) return changeAnswer(runner, writing, question, input, { ...text, needsReview });
  await assertWithinQuota(runner, owner.id, at, {
    table: communityAnswer,
    ...{ most: answers, msg: `您今天的回答已达到${answers}条，请明天再来` },
  });
  await lockOwner(runner, `community-answer ${question.mid}`, owner.id);
  const isOwn = and(
    eq(communityAnswer.questionId, question.mid),
    eq(communityAnswer.ownerId, owner.id),
    ne(communityAnswer.status, DELETED),
  );
  if ((await runner.$count(communityAnswer, isOwn)) > 0)
    throw new HttpError(409, '您已回答过该问题，可以编辑原来的回答');
  const id = randomUUID();
  const status = needsReview ? WAITING : SHOWN;
  await runner
    .insert(communityAnswer)
    .values({ id, questionId: question.mid, ownerId: owner.id, ...text, status, createdAt: at });
  if (needsReview) {
    await askModerators(runner, { targetType: 'answer', targetId: id }, at);
    return id;
  }
  await followAnswer(runner, { id, questionId: question.mid, version: 1 }, { before: false, now: true }, at);
  await tellOfAnswer(runner, question, { id, ownerId: owner.id, body, at });
  return id;
}

/** An answer that is shown now. */
interface ShownAnswer {
  readonly id: string;
  readonly ownerId: string;
  readonly body: string;
  readonly at: Date;
}

/** Tells of an answer that is shown now: those it calls by name, the asker, and those who follow the question. */
export async function tellOfAnswer(
  runner: QueryRunner,
  { mid, ownerId, title, href }: CommunityTarget,
  answer: ShownAnswer,
): Promise<void> {
  const mentioned = await tellOfMentions(runner, { title, href }, answer);
  const followers = await listFollowers(runner, { targetType: 'content', targetId: mid }, MAX_TOLD);
  const told = { type: 'comment', actorId: answer.ownerId, at: answer.at, title, excerpt: answer.body } as const;
  const url = answerHref(href, answer.id);
  const isNew = (id: string | null) => id !== null && !mentioned.has(id);
  if (isNew(ownerId))
    await tellMember(runner, { ...told, ownerId, url, about: `answers ${mid}`, text: '回答了你的问题' });
  for (const follower of followers.filter((id) => id !== ownerId && isNew(id)).sort())
    await tellMember(runner, {
      ...{ ...told, ownerId: follower, url, about: `answers ${mid}`, text: '回答了你关注的问题' },
    });
}

function tellOfMentions(
  runner: QueryRunner,
  { title, href }: Pick<CommunityTarget, 'title' | 'href'>,
  { id, ownerId: authorId, body, at }: ShownAnswer,
): Promise<ReadonlySet<string>> {
  const target = { targetType: 'answer', targetId: id, kind: '回答', title, url: answerHref(href, id) } as const;
  return tellMentioned(runner, { ...target, authorId, body, excerpt: body }, at);
}

/** Shows a locked answer that has waited for a moderator; whoever it concerns hears of it if nobody has seen it before. */
export async function releaseAnswer(runner: QueryRunner, row: AnswerRow, at: Date): Promise<void> {
  await changeAnswerStatus(runner, row, SHOWN, at);
  const question = (await findTargets(runner, [row.questionId])).get(row.questionId);
  const { id, ownerId, body, editedAt } = row;
  if (ownerId === null || !question?.isVisible) return;
  const tell = editedAt === null ? tellOfAnswer : tellOfMentions;
  await tell(runner, question, { id, ownerId, body, at });
}

async function changeAnswer(
  runner: QueryRunner,
  { owner, at }: Writing,
  question: CommunityTarget,
  { id = '', version }: ParsedInput<typeof saveAnswer>,
  { needsReview, ...text }: Pick<AnswerRow, 'body' | 'html' | 'hasAi' | 'ipRegion'> & { readonly needsReview: boolean },
): Promise<string> {
  const row = await lockAnswer(runner, id);
  if (row?.ownerId !== owner.id || row.questionId !== question.mid) throw new HttpError(404, '回答不存在');
  if (row.version !== version) throw new HttpError(409, '回答在您查看后已有变化，请刷新后重试');
  // What a moderator has hidden, or the machine finds something in, is looked at before others see it.
  const waits = needsReview || row.status === HIDDEN || row.status === WAITING;
  // What nobody has seen yet is not changed for anybody.
  const editedAt = row.status === WAITING ? row.editedAt : at;
  await runner
    .update(communityAnswer)
    .set({ ...text, status: waits ? WAITING : SHOWN, version: row.version + 1, editedAt })
    .where(eq(communityAnswer.id, row.id));
  if (waits) await askModerators(runner, { targetType: 'answer', targetId: row.id }, at);
  else await tellOfMentions(runner, question, { id: row.id, ownerId: owner.id, body: text.body, at });
  const changed = { id: row.id, questionId: row.questionId, version: row.version + 1 };
  const wasShown = row.status === SHOWN;
  await followAnswer(runner, changed, { before: wasShown, now: !waits }, at);
  if (wasShown && waits) await announceAnswers(runner);
  return row.id;
}
