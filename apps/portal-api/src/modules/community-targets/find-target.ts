import type { CommunityTarget } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { type CommunityTarget as Item, findTargets } from '../community/community-targets';
import { findAnswers } from '../community-answers/answer-record';
import { findComments } from '../community-comments/comment-record';
import { readShownUsers } from '../users/shown-users';
import { findUserId } from '../users/users.read-model';

/** State of answers and comments that all see. */
const SHOWN = 1;

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

/** Something by its kind and key, shown or not; `undefined` where there is nothing. */
export async function findTarget(runner: QueryRunner, target: CommunityTarget): Promise<FoundTarget | undefined> {
  const { targetType, targetId } = target;
  switch (targetType) {
    case 'content': {
      const item = (await findTargets(runner, [targetId])).get(targetId);
      if (item === undefined) return undefined;
      const { ownerId, title, href: url, isVisible: isShown } = item;
      return { ...target, ownerId, title, text: '', url, item, isShown };
    }
    case 'answer':
      return findAnswer(runner, target);
    case 'comment':
      return findComment(runner, target);
    case 'user':
      return findMember(runner, target);
    case 'tag': {
      const url = `/community?tag=${encodeURIComponent(targetId)}`;
      return { ...target, ownerId: null, title: targetId, text: '', url, item: undefined, isShown: true };
    }
  }
}

/** The same for callers; rejects with 404 what is not shown. */
export async function requireTarget(runner: QueryRunner, target: CommunityTarget): Promise<FoundTarget> {
  const found = await findTarget(runner, target);
  if (!found?.isShown) throw new HttpError(404, '内容不存在或已下架');
  return found;
}

async function findAnswer(runner: QueryRunner, target: CommunityTarget): Promise<FoundTarget | undefined> {
  const row = (await findAnswers(runner, [target.targetId])).get(target.targetId);
  if (row === undefined) return undefined;
  const item = (await findTargets(runner, [row.questionId])).get(row.questionId);
  return {
    ...target,
    ...{ ownerId: row.ownerId, text: row.body, item },
    title: item?.title ?? cut(row.body),
    url: item ? `${item.href}#answer-${row.id}` : '',
    isShown: row.status === SHOWN && item?.isVisible === true,
  };
}

async function findComment(runner: QueryRunner, target: CommunityTarget): Promise<FoundTarget | undefined> {
  const row = (await findComments(runner, [target.targetId])).get(target.targetId);
  if (row === undefined) return undefined;
  const { targetType, targetId } = row;
  const above = await findTarget(runner, { targetType, targetId });
  return {
    ...target,
    ...{ ownerId: row.ownerId, text: row.text, title: cut(row.text), item: above?.item },
    url: above?.item ? `${above.item.href}#comment-${row.id}` : '',
    isShown: row.status === SHOWN && above?.isShown === true,
  };
}

async function findMember(runner: QueryRunner, target: CommunityTarget): Promise<FoundTarget | undefined> {
  const id = await findUserId(runner, target.targetId);
  const user = id === undefined ? undefined : (await readShownUsers(runner, [id])).get(id);
  if (user === undefined) return undefined;
  const url = `/community/userHomePage?userCode=${encodeURIComponent(user.userCode)}`;
  return { ...target, ownerId: user.id, title: user.nickname, text: user.bio, url, item: undefined, isShown: true };
}

function cut(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH).join('')}…` : line.join('');
}
