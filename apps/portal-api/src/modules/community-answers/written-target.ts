import type { CommunityTarget } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { type CommunityTarget as Item, findTargets } from '../community/community-targets';
import { findModelOwner } from '../model-publishing/find-model-owner';
import { findModelItems } from '../models/find-model-items';
import { findAnswers } from './answer-record';
import { SHOWN } from './answers.tables';
import { answerHref } from './written-href';

/** Letters of a text that stand for it where it has no title. */
const TITLE_LENGTH = 40;

/** Listing of models that visitors see. */
const ON_SHELF = 2;

/** Something that people take part in, whatever it is. */
export interface FoundTarget extends Pick<CommunityTarget, 'targetId'> {
  readonly targetType: CommunityTarget['targetType'] | 'model';
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

/** An item, an answer or a model by its key, shown or not; `undefined` where there is none. */
export async function findWritten(
  runner: QueryRunner,
  targetType: 'content' | 'answer' | 'model',
  targetId: string,
): Promise<FoundTarget | undefined> {
  if (targetType === 'answer') return findAnswerTarget(runner, targetId);
  if (targetType === 'model') return findModelTarget(runner, targetId);
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

async function findModelTarget(runner: QueryRunner, targetId: string): Promise<FoundTarget | undefined> {
  const [model] = await findModelItems(runner, [{ module: 'MODEL', nodeId: '', itemId: targetId }]);
  if (model === undefined) return undefined;
  const { title, url, listingStatus } = model;
  const ownerId = await findModelOwner(runner, targetId);
  return {
    ...{ targetType: 'model', targetId, ownerId, title, text: '', url, item: undefined },
    isShown: listingStatus === ON_SHELF,
  };
}

/** Beginning of a text, to stand for it where it has no title. */
export function cutTitle(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH).join('')}…` : line.join('');
}
