import { MAIN_TYPES, REPUTATION_GAINS } from '@portal/api-contract/community';
import { communityContentLifecycle } from '@portal/lifecycles';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { noteAudit } from '../../platform/operations/note-audit';
import { assertNotOwn, type Actor } from '../../platform/records/record-transition';
import { announceContent } from '../community/content-shelf';
import { lockContent } from '../community/content-record';
import { changeFeatured, type CommunityTarget, findTargets } from '../community/community-targets';
import { tellMember } from '../community-notices/tell-member';
import { noteReputation } from '../community-people/reputation';
import { sumOfTarget } from '../community-people/reputation-log';

/** What a moderator wants of an item, as they have seen it. */
export interface Featuring {
  readonly mid: string;
  readonly version: number;
  readonly isFeatured: boolean;
}

/** The moderator, and when. */
export interface FeaturingDeed {
  readonly operator: Actor;
  readonly at: Date;
}

/**
 * Features an item, or no longer, in the caller's transaction: readers see its mark, its author's reputation moves and
 * they hear of it. Once more changes nothing. Rejects with 404 what is not there; with 409 what is the operator's own,
 * has changed since it was seen, or is to be featured and not on the shelf.
 */
export async function featureContent(
  runner: QueryRunner,
  { mid, version, isFeatured }: Featuring,
  { operator, at }: FeaturingDeed,
): Promise<void> {
  const row = await lockContent(runner, mid);
  const { name, record } = communityContentLifecycle;
  assertNotOwn(communityContentLifecycle, row.ownerId, operator);
  if (row.version !== version) throw new HttpError(409, `${record}在您查看后已有变化，请重新打开并核对`);
  if (row.isFeatured === isFeatured) return;
  const item = (await findTargets(runner, [mid])).get(mid);
  if (item === undefined || (isFeatured && !item.isVisible)) throw new HttpError(409, '只有在架展示的内容可以设为精选');
  const action = isFeatured ? 'feature' : 'unfeature';
  await noteAudit(runner, {
    ...{ actorId: operator.id, action: `${name}.${action}`, subjectKind: name, subjectNo: mid, at },
  });
  await changeFeatured(runner, mid, isFeatured);
  await settleReputation(runner, item, isFeatured, at);
  await tellMember(runner, {
    ...{ ownerId: item.ownerId, type: 'system', about: `featured ${mid}`, actorId: null, title: item.title, at },
    text: `您的${MAIN_TYPES[item.mainType]}${isFeatured ? '入选精选' : '已移出精选'}`,
    url: item.isVisible ? item.href : '',
  });
  await announceContent(runner);
}

/** Has the author of an item have what being featured brings, as long as it is. */
async function settleReputation(
  runner: QueryRunner,
  { mid, ownerId }: CommunityTarget,
  isFeatured: boolean,
  at: Date,
): Promise<void> {
  if (ownerId === null) return;
  const { points, times } = (await sumOfTarget(runner, 'featured', mid)).get(ownerId) ?? { points: 0, times: 0 };
  const missing = (isFeatured ? REPUTATION_GAINS.featured : 0) - points;
  if (missing === 0) return;
  await noteReputation(runner, {
    ...{ ownerId, cause: 'featured', causeKey: `featured ${mid} ${times + 1}`, points: missing, at },
    target: { targetType: 'content', targetId: mid },
  });
}
