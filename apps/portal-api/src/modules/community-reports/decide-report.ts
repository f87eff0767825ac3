import { PARTICIPATION_LIMITS, type REPORT_MEASURES } from '@portal/api-contract/community';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { Deed } from '../../platform/records/record-transition';
import { contents, lockContent } from '../community/content-record';
import { changeMember } from '../community/community-targets';
import { announceAnswers, changeAnswerStatus, lockAnswer } from '../community-answers/answer-record';
import { releaseAnswer } from '../community-answers/save-answer';
import { changeCommentStatus, lockComment } from '../community-comments/comment-record';
import { releaseComment } from '../community-comments/save-comment';
import { tellMember } from '../community-notices/tell-member';
import { communityReports, OPEN_STATES } from './report-record';
import { communityReport, type ReportRow } from './reports.tables';

const DAY_MS = 86_400_000;

const ON_SHELF = 211;

/** States of answers and comments. */
const [HIDDEN, WAITING] = [2, 3] as const;

/** What a moderator has found. */
export interface Decision extends Deed {
  readonly reason: string;
  /** What is done; nothing where the report is wrong. */
  readonly measure: keyof typeof REPORT_MEASURES | 'dismiss';
}

/** Decides a locked report, acts on what it is about, and ends other open reports of the same. */
export async function decideReport(runner: QueryRunner, row: ReportRow, decision: Decision): Promise<ReportRow> {
  const { operator, measure } = decision;
  if (operator.id !== null && row.authorId === operator.id) throw new HttpError(409, '不能处理与自己有关的举报');
  const decided = await close(runner, row, decision);
  const others = measure === 'dismiss' ? [] : await lockAlike(runner, row);
  // What waits was found by the machine: it is shown, or hidden, with the answer to that.
  const byMachine = [row, ...others].find(({ ownerId }) => ownerId === null);
  const isHidden = measure === 'hide' || measure === 'mute' || (measure === 'none' && byMachine !== undefined);
  if (isHidden) await hideTarget(runner, row, decision);
  else if (byMachine !== undefined) await releaseTarget(runner, byMachine, decision.at);
  if (measure === 'mute' && row.authorId !== null) {
    const suspendedUntil = new Date(decision.at.getTime() + PARTICIPATION_LIMITS.muteDays * DAY_MS);
    await changeMember(runner, row.authorId, { suspendedUntil });
  }
  if (measure !== 'dismiss') await tellAuthor(runner, row, decision, isHidden);
  for (const other of others) await close(runner, other, decision);
  if (isHidden && row.targetType === 'answer') await announceAnswers(runner);
  return decided;
}

/** Other open reports of the same, locked. */
function lockAlike(runner: QueryRunner, { id, targetType, targetId }: ReportRow): Promise<ReportRow[]> {
  const isSame = and(
    eq(communityReport.targetType, targetType),
    eq(communityReport.targetId, targetId),
    inArray(communityReport.state, [...OPEN_STATES]),
    ne(communityReport.id, id),
  );
  return runner.select().from(communityReport).where(isSame).orderBy(asc(communityReport.id)).for('update');
}

function close(
  runner: QueryRunner,
  row: ReportRow,
  { operator: actor, at, reason, measure }: Decision,
): Promise<ReportRow> {
  return measure === 'dismiss'
    ? communityReports.transition(runner, row, { action: 'dismiss', actor, at, reason })
    : communityReports.transition(runner, row, { action: 'uphold', actor, at, reason }, { measure });
}

/** Hides what is reported; of people nothing is hidden. */
async function hideTarget(
  runner: QueryRunner,
  { targetType, targetId }: ReportRow,
  { operator: actor, at, reason }: Decision,
): Promise<void> {
  switch (targetType) {
    case 'content': {
      const item = await lockContent(runner, targetId);
      if (item.state === ON_SHELF) await contents.transition(runner, item, { action: 'takeDown', actor, at, reason });
      return;
    }
    case 'answer': {
      const row = await lockAnswer(runner, targetId);
      if (row && row.status !== HIDDEN) await changeAnswerStatus(runner, row, HIDDEN, at);
      return;
    }
    case 'comment': {
      const row = await lockComment(runner, targetId);
      if (row && row.status !== HIDDEN) await changeCommentStatus(runner, row, HIDDEN);
      return;
    }
    case 'user':
      return;
  }
}

/** Shows what has waited for this, as it was looked at. Rejects with 409 what its author has changed since. */
async function releaseTarget(
  runner: QueryRunner,
  { targetType, targetId, content }: ReportRow,
  at: Date,
): Promise<void> {
  if (targetType === 'answer') {
    const row = await lockAnswer(runner, targetId);
    if (row?.status !== WAITING) return;
    if (row.body !== content) throw new HttpError(409, '作者刚刚修改了内容，请重新查看后再作决定');
    await releaseAnswer(runner, row, at);
  }
  if (targetType === 'comment') {
    const row = await lockComment(runner, targetId);
    if (row?.status === WAITING) await releaseComment(runner, row, at);
  }
}

const TOLD = { item: '您发布的内容', user: '您在社区的言行' } as const;

async function tellAuthor(
  runner: QueryRunner,
  { authorId, title, url, targetType, targetId }: ReportRow,
  { measure, reason, at }: Decision,
  isHidden: boolean,
): Promise<void> {
  const isUser = targetType === 'user';
  const effect = isHidden && !isUser ? '因违反社区规范已被隐藏' : '收到一次社区提醒';
  const muted = measure === 'mute' ? '，发言功能暂停7天' : '';
  await tellMember(runner, {
    ...{ ownerId: authorId, type: 'system', actorId: null, about: `report ${targetType} ${targetId}`, at },
    ...{ text: `${TOLD[isUser ? 'user' : 'item']}${effect}${muted}`, title, excerpt: reason, url },
  });
}
