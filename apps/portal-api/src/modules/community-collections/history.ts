import {
  type clearHistory,
  type listHistory,
  PARTICIPATION_LIMITS,
  type saveVisit,
} from '@portal/api-contract/community';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { Subject } from '../../platform/security/session-verifier';
import { findTargets } from '../community/community-targets';
import { changeProfile, readProfile } from '../community-people/profiles';
import { communityVisit } from './collections.tables';
import { keepItems } from './kept-items';

/** What somebody has read; each query is bound to the owner. */
export function createHistory({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const { orm } = database;
  const isPaused = async (owner: Subject) => (await readProfile(orm, owner.id))?.isHistoryPaused ?? false;
  return {
    /** Notes a visit, unless the history is paused; the oldest ones go once there are too many. */
    async save(owner: Subject, { targetId, progress }: ParsedInput<typeof saveVisit>): Promise<null> {
      const item = (await findTargets(orm, [targetId])).get(targetId);
      if (!item?.isVisible) throw new HttpError(404, '内容不存在或已下架');
      if (await isPaused(owner)) return null;
      const visit = { visitedAt: clock(), ...(progress !== undefined && { progress }) };
      await orm
        .insert(communityVisit)
        .values({ ownerId: owner.id, targetId, ...visit })
        .onConflictDoUpdate({ target: [communityVisit.ownerId, communityVisit.targetId], set: visit });
      const old = orm
        .select({ targetId: communityVisit.targetId })
        .from(communityVisit)
        .where(eq(communityVisit.ownerId, owner.id))
        .orderBy(desc(communityVisit.visitedAt), asc(communityVisit.targetId))
        .offset(PARTICIPATION_LIMITS.history);
      await orm
        .delete(communityVisit)
        .where(and(eq(communityVisit.ownerId, owner.id), sql`${communityVisit.targetId} in ${old}`));
      return null;
    },
    async progress(owner: Subject, targetId: string): Promise<{ progress: number }> {
      if (await isPaused(owner)) return { progress: 0 };
      const [row] = await orm
        .select({ progress: communityVisit.progress })
        .from(communityVisit)
        .where(and(eq(communityVisit.ownerId, owner.id), eq(communityVisit.targetId, targetId)));
      return { progress: row?.progress ?? 0 };
    },
    async list(owner: Subject, input: ParsedInput<typeof listHistory>) {
      const { pageNo, pageSize } = input;
      const isOwn = eq(communityVisit.ownerId, owner.id);
      const rows = await orm
        .select()
        .from(communityVisit)
        .where(isOwn)
        .orderBy(desc(communityVisit.visitedAt), asc(communityVisit.targetId))
        .limit(pageSize)
        .offset(toOffset(input));
      const kept = await keepItems(
        orm,
        rows.map(({ targetId, visitedAt }) => ({ mid: targetId, at: visitedAt })),
      );
      const list = kept.map((item, index) => ({ ...item, progress: rows[index]?.progress ?? 0 }));
      const total = await orm.$count(communityVisit, isOwn);
      return { list, total, pageNo, pageSize, isPaused: await isPaused(owner) };
    },
    async clear(owner: Subject, { targetIds }: ParsedInput<typeof clearHistory>): Promise<{ total: number }> {
      const removed = await orm
        .delete(communityVisit)
        .where(and(eq(communityVisit.ownerId, owner.id), targetIds && inArray(communityVisit.targetId, targetIds)))
        .returning({ targetId: communityVisit.targetId });
      return { total: removed.length };
    },
    async pause(owner: Subject, pausing: boolean): Promise<{ isPaused: boolean }> {
      await changeProfile(orm, owner.id, { isHistoryPaused: pausing });
      return { isPaused: pausing };
    },
  };
}
