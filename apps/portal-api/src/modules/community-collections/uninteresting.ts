import { type listUninteresting, PARTICIPATION_LIMITS, type unmarkUninteresting } from '@portal/api-contract/community';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database, QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { Subject } from '../../platform/security/session-verifier';
import { findTargets } from '../community/community-targets';
import { communityUninteresting } from './collections.tables';
import { keepItems } from './kept-items';

const { ownerId: owning, targetId: item, createdAt } = communityUninteresting;

/** Keys of the items that somebody does not want to be recommended, at most `PARTICIPATION_LIMITS.uninteresting`. */
export async function readUninteresting(runner: QueryRunner, ownerId: string): Promise<readonly string[]> {
  const rows = await runner.select({ mid: item }).from(communityUninteresting).where(eq(owning, ownerId));
  return rows.map(({ mid }) => mid);
}

/** What members do not want to be recommended; each query is bound to the owner. */
export function createUninteresting({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const { orm } = database;
  return {
    /** Notes that an item does not interest somebody; the oldest ones go once there are too many. */
    async mark({ id: ownerId }: Subject, targetId: string): Promise<null> {
      if (!(await findTargets(orm, [targetId])).get(targetId)?.isVisible)
        throw new HttpError(404, '内容不存在或已下架');
      await database.transaction(async (runner) => {
        await lockOwner(runner, 'community-uninteresting', ownerId);
        await runner
          .insert(communityUninteresting)
          .values({ ownerId, targetId, createdAt: clock() })
          .onConflictDoNothing();
        const old = runner
          .select({ targetId: item })
          .from(communityUninteresting)
          .where(eq(owning, ownerId))
          .orderBy(desc(createdAt), asc(item))
          .offset(PARTICIPATION_LIMITS.uninteresting);
        await runner.delete(communityUninteresting).where(and(eq(owning, ownerId), sql`${item} in ${old}`));
      });
      return null;
    },
    async unmark({ id }: Subject, { targetIds }: ParsedInput<typeof unmarkUninteresting>): Promise<{ total: number }> {
      const removed = await orm
        .delete(communityUninteresting)
        .where(and(eq(owning, id), targetIds && inArray(item, targetIds)))
        .returning({ targetId: item });
      return { total: removed.length };
    },
    async list({ id }: Subject, input: ParsedInput<typeof listUninteresting>) {
      const { pageNo, pageSize } = input;
      const rows = await orm
        .select({ mid: item, at: createdAt })
        .from(communityUninteresting)
        .where(eq(owning, id))
        .orderBy(desc(createdAt), asc(item))
        .limit(pageSize)
        .offset(toOffset(input));
      const total = await orm.$count(communityUninteresting, eq(owning, id));
      return { list: await keepItems(orm, rows), total, pageNo, pageSize };
    },
  };
}
