import { PARTICIPATION_LIMITS, type REPORT_MEASURES } from '@portal/api-contract/community';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { Actor } from '../../platform/records/record-transition';
import { contents, lockContent } from '../community/content-record';
import { changeMember } from '../community/community-targets';
import { changeAnswerStatus, lockAnswer } from '../community-answers/answer-record';
import { changeCommentStatus, lockComment } from '../community-comments/comment-record';
import { tellMember } from '../community-notices/tell-member';
import { communityReports, OPEN_STATES } from './report-record';
import { communityReport, type ReportRow } from './reports.tables';

const DAY_MS = 86_400_000;

const ON_SHELF = 211;

/** States of answers and comments. */
const [SHOWN, HIDDEN, WAITING] = [1, 2, 3] as const;

/** What a moderator has found. */
export interface Decision {
  readonly operator: Actor;
  readonly at: Date;
  readonly reason: string;
  /** What is done; nothing where the report is wrong. */
  readonly measure: keyof typeof REPORT_MEASURES | 'dismiss';
}

/** Decides a locked report, acts on what it is about, and ends other open reports of the same. */
export async function decideReport(runner: QueryRunner, row: ReportRow, decision: Decision): Promise<ReportRow> {
  const { operator, measure } = decision;
  if (row.assigneeId !== null && row.assigneeId !== operator.id)
    throw new HttpError(409, '该举报由其他版主处理，接手后再作决定');
  if (operator.id !== null && (row.authorId === operator.id || row.ownerId === operator.id))
    throw new HttpError(409, '不能处理与自己有关的举报');
  const decided = await close(runner, row, decision);
  // What waits was found by the machine: it is shown, or hidden, with this.
  await changeTarget(
    runner,
    row,
    decision,
    measure === 'hide' || measure === 'mute' || (row.ownerId === null && measure === 'none'),
  );
  if (measure === 'mute' && row.authorId !== null) {
    const suspendedUntil = new Date(decision.at.getTime() + PARTICIPATION_LIMITS.muteDays * DAY_MS);
    await changeMember(runner, row.authorId, { suspendedUntil });
  }
  if (measure === 'dismiss') return decided;
  await tellAuthor(runner, row, decision);
  const isSame = and(
    eq(communityReport.targetType, row.targetType),
    eq(communityReport.targetId, row.targetId),
    inArray(communityReport.state, [...OPEN_STATES]),
    ne(communityReport.id, row.id),
  );
  const others = await runner
    .select()
    .from(communityReport)
    .where(isSame)
    .orderBy(asc(communityReport.id))
    .for('update');
  for (const other of others) await close(runner, other, decision);
  return decided;
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

/** Hides what is reported, or shows what has waited for this. */
async function changeTarget(
  runner: QueryRunner,
  { targetType, targetId }: ReportRow,
  { operator: actor, at, reason }: Decision,
  isHidden: boolean,
): Promise<void> {
  switch (targetType) {
    case 'content': {
      if (!isHidden) return;
      const item = await lockContent(runner, targetId);
      if (item.state === ON_SHELF) await contents.transition(runner, item, { action: 'takeDown', actor, at, reason });
      return;
    }
    case 'answer': {
      const row = await lockAnswer(runner, targetId);
      if (row && isHidden && row.status !== HIDDEN) await changeAnswerStatus(runner, row, HIDDEN, at);
      if (row && !isHidden && row.status === WAITING) await changeAnswerStatus(runner, row, SHOWN, at);
      return;
    }
    case 'comment': {
      const row = await lockComment(runner, targetId);
      if (row && isHidden && row.status !== HIDDEN) await changeCommentStatus(runner, row, HIDDEN);
      if (row && !isHidden && row.status === WAITING) await changeCommentStatus(runner, row, SHOWN);
      return;
    }
    case 'user':
      return;
  }
}

const MEASURES = {
  none: '收到一次社区提醒',
  hide: '因违反社区规范已被隐藏',
  mute: '因违反社区规范已被隐藏，发言功能暂停7天',
} as const;

async function tellAuthor(
  runner: QueryRunner,
  { authorId, title, url, targetType, targetId }: ReportRow,
  { measure, reason, at }: Decision,
): Promise<void> {
  if (measure === 'dismiss') return;
  await tellMember(runner, {
    ...{ ownerId: authorId, type: 'system', actorId: null, about: `report ${targetType} ${targetId}`, at },
    ...{ text: `您发布的内容${MEASURES[measure]}`, title, excerpt: reason, url },
  });
}
