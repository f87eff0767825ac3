import type { CommunityTarget } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { type CommunityTarget as Item, findTargets } from '../community/community-targets';
import { findAnswers } from './answer-record';
import { SHOWN } from './answers.tables';
import { answerHref } from './written-href';

/** Letters of a text that stand for it where it has no title. */
const TITLE_LENGTH = 40;

/** Something that people take part in, whatever it is. */
export interface FoundTarget extends CommunityTarget {
  /** Who wrote it, or is it; null where they have left, and for tags. */
  readonly ownerId: string | null;
  readonly title: string;
  /** Its text, as plain as it is at hand; empty for items. */
  readonly text: string;
  /** Page, without prefix. */
  readonly url: string;
  /** The item that it is, or stands below. */
  readonly item: Item | undefined;
  /** All see it, or all who are logged in. */
  readonly isShown: boolean;
}

/** An item or an answer by its key, shown or not; `undefined` where there is none. */
export async function findWritten(
  runner: QueryRunner,
  targetType: 'content' | 'answer',
  targetId: string,
): Promise<FoundTarget | undefined> {
  if (targetType === 'answer') return findAnswerTarget(runner, targetId);
  const item = (await findTargets(runner, [targetId])).get(targetId);
  if (item === undefined) return undefined;
  const { ownerId, title, href: url, isVisible: isShown } = item;
  return { targetType, targetId, ownerId, title, text: '', url, item, isShown };
}

async function findAnswerTarget(runner: QueryRunner, targetId: string): Promise<FoundTarget | undefined> {
  const row = (await findAnswers(runner, [targetId])).get(targetId);
  if (row === undefined) return undefined;
  const item = (await findTargets(runner, [row.questionId])).get(row.questionId);
  return {
    ...{ targetType: 'answer', targetId, ownerId: row.ownerId, text: row.body, item },
    title: item?.title ?? cutTitle(row.body),
    url: item ? answerHref(item.href, row.id) : '',
    isShown: row.status === SHOWN && item?.isVisible === true,
  };
}

/** Beginning of a text, to stand for it where it has no title. */
export function cutTitle(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH).join('')}…` : line.join('');
}
