import { type CommunityTarget, toMemberPath } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { commentHref } from '../community-answers/written-href';
import { cutTitle, findWritten, type FoundTarget } from '../community-answers/written-target';
import { findComments } from '../community-comments/comment-record';
import { readShownUsers } from '../users/shown-users';
import { findUserId } from '../users/users.read-model';

export type { FoundTarget } from '../community-answers/written-target';

/** State of comments that all see. */
const SHOWN = 1;

/** Something by its kind and key, shown or not; `undefined` where there is nothing. */
export async function findTarget(runner: QueryRunner, target: CommunityTarget): Promise<FoundTarget | undefined> {
  const { targetType, targetId } = target;
  switch (targetType) {
    case 'content':
    case 'answer':
      return findWritten(runner, targetType, targetId);
    case 'comment':
      return findComment(runner, target);
    case 'user':
      return findMember(runner, target);
    case 'tag': {
      const url = `/community/blogArticle?tag=${encodeURIComponent(targetId)}`;
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

async function findComment(runner: QueryRunner, target: CommunityTarget): Promise<FoundTarget | undefined> {
  const row = (await findComments(runner, [target.targetId])).get(target.targetId);
  if (row === undefined) return undefined;
  const above = await findWritten(runner, row.targetType, row.targetId);
  return {
    ...target,
    ...{ ownerId: row.ownerId, text: row.text, title: cutTitle(row.text), item: above?.item },
    url: above ? commentHref(above, row.id) : '',
    isShown: row.status === SHOWN && above?.isShown === true,
  };
}

async function findMember(runner: QueryRunner, target: CommunityTarget): Promise<FoundTarget | undefined> {
  const id = await findUserId(runner, target.targetId);
  const user = id === undefined ? undefined : (await readShownUsers(runner, [id])).get(id);
  if (user === undefined) return undefined;
  const url = toMemberPath(user.userCode);
  return { ...target, ownerId: user.id, title: user.nickname, text: user.bio, url, item: undefined, isShown: true };
}
