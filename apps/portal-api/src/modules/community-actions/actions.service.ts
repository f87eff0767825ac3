import type {
  CommunityTarget,
  getParticipation,
  KeptTarget,
  listFollowed,
  listLiked,
  Participation,
  unlikeTargets,
  voteTarget,
} from '@portal/api-contract/community';
import { toChinaDay, toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { CallContext } from '../../platform/http/call-context';
import { toClientNetwork } from '../../platform/http/client-network';
import type { ParsedInput } from '../../platform/http/implement';
import type { PageInput } from '../../platform/records/record-page';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { changeCounts } from '../community/community-targets';
import { collect, uncollect } from '../community-collections/collections';
import { shorten } from '../community-notices/tell-member';
import { readPeople } from '../community-people/people.read-model';
import { readParticipation } from '../community-reactions/own-parts';
import { addShare, addView, readOwnPage } from '../community-reactions/reactions.repository';
import { addToTally, printTarget } from '../community-tallies/tallies';
import { findTarget, requireTarget } from '../community-targets/find-target';
import { assertKind, type Doing, follow, like, unfollow, unlike, vote } from './take-part';

export interface ActionsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
}

/** What members do with what others have written. Every act answers with how all take part then. */
export function createActions({ database, clock, protection }: ActionsOptions) {
  const { orm } = database;

  async function read(runner: QueryRunner, readerId: string | undefined, target: CommunityTarget) {
    const [state] = await readParticipation(runner, readerId, [target]);
    if (state === undefined) throw new HttpError(404);
    return { counts: state.counts, mine: state.mine };
  }

  /** Does something in a transaction, and tells how all take part then. */
  function take(
    owner: Subject,
    { targetType, targetId }: CommunityTarget,
    work: (runner: QueryRunner, doing: Doing, target: CommunityTarget) => Promise<unknown>,
  ): Promise<Participation> {
    const target = { targetType, targetId };
    return database.transaction(async (runner) => {
      await work(runner, { ownerId: owner.id, at: clock() }, target);
      return read(runner, owner.id, target);
    });
  }

  async function listOwn(
    table: 'likes' | 'follows',
    owner: Subject,
    type: CommunityTarget['targetType'] | undefined,
    page: PageInput,
  ) {
    const { rows, total } = await readOwnPage(orm, table, { ownerId: owner.id, type }, page);
    const found = await Promise.all(rows.map((row) => findTarget(orm, row)));
    const people = await readPeople(
      orm,
      found.map((target) => target?.ownerId ?? null),
    );
    const list = rows.map(({ targetType, targetId, at }, index): KeptTarget => {
      const target = found[index]?.isShown ? found[index] : undefined;
      return {
        ...{ targetType, targetId, mainType: target?.item?.mainType ?? null },
        ...{ title: target?.title ?? '', excerpt: shorten(target?.text ?? ''), url: target?.url ?? '' },
        author: target?.ownerId ? (people.get(target.ownerId) ?? null) : null,
        isGone: target === undefined,
        at: toChinaTime(at),
      };
    });
    return { list, total, pageNo: page.pageNo, pageSize: page.pageSize };
  }

  return {
    like: (owner: Subject, target: CommunityTarget) => take(owner, target, like),
    unlike: (owner: Subject, target: CommunityTarget) =>
      take(owner, target, (runner, { ownerId }, key) => unlike(runner, ownerId, key)),
    /** Takes several likes back, in one order for all, as each waits for the count of what was liked. */
    unlikeAll: (owner: Subject, { targets }: ParsedInput<typeof unlikeTargets>): Promise<{ total: number }> =>
      database.transaction(async (runner) => {
        const keys = new Map(targets.map((target) => [printTarget(target), target]));
        let total = 0;
        for (const [, target] of [...keys].sort(([one], [other]) => (one < other ? -1 : 1)))
          total += Number(await unlike(runner, owner.id, target));
        return { total };
      }),
    vote: (owner: Subject, input: ParsedInput<typeof voteTarget>) =>
      take(owner, input, (runner, doing, target) => vote(runner, doing, target, input.vote)),
    collect: (owner: Subject, target: CommunityTarget, folderId: string | undefined) =>
      take(owner, target, async (runner, { ownerId, at }, key) => {
        assertKind(key, ['content'], '该内容不能收藏');
        const found = await requireTarget(runner, key);
        await collect(runner, { ownerId, mid: key.targetId, authorId: found.ownerId, at }, folderId);
      }),
    uncollect: (owner: Subject, target: CommunityTarget) =>
      take(owner, target, (runner, { ownerId }, { targetId }) => uncollect(runner, ownerId, targetId)),
    follow: (owner: Subject, target: CommunityTarget) => take(owner, target, follow),
    unfollow: (owner: Subject, target: CommunityTarget) =>
      take(owner, target, (runner, { ownerId }, key) => unfollow(runner, ownerId, key)),
    /** Counts a share once for each day and person, or address of a visitor. */
    async share(
      reader: Subject | null,
      input: CommunityTarget,
      { clientAddress }: CallContext,
    ): Promise<Participation> {
      const target = { targetType: input.targetType, targetId: input.targetId };
      assertKind(target, ['content'], '该内容不能分享');
      return database.transaction(async (runner) => {
        await requireTarget(runner, target);
        const day = toChinaDay(clock());
        const fingerprint = protection.fingerprint(`share ${day} ${reader?.id ?? toClientNetwork(clientAddress)}`);
        if (await addShare(runner, target, day, fingerprint)) await addToTally(runner, target, { shares: 1 });
        return read(runner, reader?.id, target);
      });
    },
    /** Counts a view once for each day and person, or address of a visitor; of their own items authors see none. */
    async view(reader: Subject | null, mid: string, { clientAddress }: CallContext): Promise<null> {
      await database.transaction(async (runner) => {
        const { ownerId } = await requireTarget(runner, { targetType: 'content', targetId: mid });
        if (reader !== null && ownerId === reader.id) return;
        const day = toChinaDay(clock());
        const fingerprint = protection.fingerprint(`view ${day} ${reader?.id ?? toClientNetwork(clientAddress)}`);
        if (await addView(runner, mid, day, fingerprint)) await changeCounts(runner, mid, { views: 1 });
      });
      return null;
    },
    state: (reader: Subject | null, { targets }: ParsedInput<typeof getParticipation>) =>
      readParticipation(orm, reader?.id, targets),
    /** Page on which something stands that all see, or all who are logged in. */
    place: async (target: CommunityTarget) => ({ url: (await requireTarget(orm, target)).url }),
    listLiked: (owner: Subject, { targetType, ...page }: ParsedInput<typeof listLiked>) =>
      listOwn('likes', owner, targetType, page),
    listFollowed: (owner: Subject, { targetType, ...page }: ParsedInput<typeof listFollowed>) =>
      listOwn('follows', owner, targetType, page),
  };
}
