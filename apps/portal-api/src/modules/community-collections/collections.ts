import {
  type CollectionFolder,
  type listCollected,
  type moveCollected,
  PARTICIPATION_LIMITS,
  type saveFolder,
} from '@portal/api-contract/community';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database, QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { lockOwner } from '../../platform/database/lock-owner';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { Subject } from '../../platform/security/session-verifier';
import { addToTally } from '../community-tallies/tallies';
import { communityCollect, communityFolder } from './collections.tables';
import { filterByTitle, keepItems } from './kept-items';

type Folder = typeof communityFolder.$inferSelect;

/** Name of the folder that everybody has. */
const DEFAULT_NAME = '默认收藏夹';

/** Puts an item into a folder of somebody, or moves it there, in the caller's transaction. */
export async function collect(
  runner: QueryRunner,
  { ownerId, mid, authorId, at }: { ownerId: string; mid: string; authorId: string | null; at: Date },
  folderId: string | undefined,
): Promise<void> {
  await lockOwner(runner, 'community-collect', ownerId);
  const folder = folderId === undefined ? null : (await findFolder(runner, ownerId, folderId)).id;
  const isIt = and(eq(communityCollect.ownerId, ownerId), eq(communityCollect.targetId, mid));
  const moved = await runner.update(communityCollect).set({ folderId: folder }).where(isIt).returning();
  if (moved.length > 0) return;
  if ((await runner.$count(communityCollect, eq(communityCollect.ownerId, ownerId))) >= PARTICIPATION_LIMITS.collected)
    throw new HttpError(409, `最多收藏${PARTICIPATION_LIMITS.collected}项，请先移除不需要的内容`);
  await runner.insert(communityCollect).values({ ownerId, targetId: mid, authorId, folderId: folder, createdAt: at });
  await addToTally(runner, { targetType: 'content', targetId: mid }, { collects: 1 });
}

/** Takes an item out of somebody's collection, in the caller's transaction; tells whether it was in it. */
export async function uncollect(runner: QueryRunner, ownerId: string, mid: string): Promise<boolean> {
  const removed = await runner
    .delete(communityCollect)
    .where(and(eq(communityCollect.ownerId, ownerId), eq(communityCollect.targetId, mid)))
    .returning();
  if (removed.length === 0) return false;
  await addToTally(runner, { targetType: 'content', targetId: mid }, { collects: -1 });
  return true;
}

/** Folders and what is in them; each query is bound to the owner. */
export function createCollections({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const { orm } = database;
  return {
    async listFolders(owner: Subject): Promise<CollectionFolder[]> {
      const rows = await orm
        .select()
        .from(communityFolder)
        .where(eq(communityFolder.ownerId, owner.id))
        .orderBy(asc(communityFolder.createdAt), asc(communityFolder.id));
      const totals = await orm
        .select({ folderId: communityCollect.folderId, total: sql<number>`count(*)::int` })
        .from(communityCollect)
        .where(eq(communityCollect.ownerId, owner.id))
        .groupBy(communityCollect.folderId);
      const counts = new Map(totals.map(({ folderId, total }) => [folderId, total]));
      const first = { id: '', name: DEFAULT_NAME, isPublic: false, total: counts.get(null) ?? 0 };
      return [first, ...rows.map((row) => toFolder(row, counts.get(row.id) ?? 0))];
    },
    /** Makes a folder, or renames one, in the caller's transaction; returns its key. */
    async saveFolder(
      runner: QueryRunner,
      owner: Subject,
      { id, name, isPublic }: ParsedInput<typeof saveFolder>,
    ): Promise<{ id: string }> {
      await lockOwner(runner, 'community-folder', owner.id);
      const own = await runner.select().from(communityFolder).where(eq(communityFolder.ownerId, owner.id));
      const known = own.find((folder) => folder.id === id);
      if (id !== undefined && known === undefined) throw new HttpError(404, '收藏夹不存在');
      const isTaken = own.some((folder) => folder.id !== id && folder.name.toLowerCase() === name.toLowerCase());
      if (isTaken || name === DEFAULT_NAME) throw new HttpError(409, '已有同名的收藏夹');
      if (known !== undefined) {
        await runner.update(communityFolder).set({ name, isPublic }).where(eq(communityFolder.id, known.id));
        return { id: known.id };
      }
      if (own.length >= PARTICIPATION_LIMITS.folders)
        throw new HttpError(409, `最多新建${PARTICIPATION_LIMITS.folders}个收藏夹`);
      const row = { id: randomUUID(), ownerId: owner.id, name, isPublic, createdAt: clock() };
      await runner.insert(communityFolder).values(row);
      return { id: row.id };
    },
    /** A folder of its owner. */
    async readFolder(owner: Subject, id: string): Promise<CollectionFolder> {
      const folder = await findFolder(orm, owner.id, id);
      return toFolder(folder, await orm.$count(communityCollect, eq(communityCollect.folderId, id)));
    },
    async deleteFolder(owner: Subject, id: string): Promise<null> {
      const folder = await findFolder(orm, owner.id, id);
      await orm.delete(communityFolder).where(eq(communityFolder.id, folder.id));
      return null;
    },
    async move(owner: Subject, { targetIds, folderId }: ParsedInput<typeof moveCollected>): Promise<{ total: number }> {
      const folder = folderId ? (await findFolder(orm, owner.id, folderId)).id : null;
      const moved = await orm
        .update(communityCollect)
        .set({ folderId: folder })
        .where(and(eq(communityCollect.ownerId, owner.id), inArray(communityCollect.targetId, targetIds)))
        .returning();
      return { total: moved.length };
    },
    /** Takes several items out of a collection, each from its own count. */
    remove(owner: Subject, targetIds: readonly string[]): Promise<{ total: number }> {
      return database.transaction(async (runner) => {
        let total = 0;
        // In one order for all, as each waits for the count of its item.
        for (const mid of [...new Set(targetIds)].sort()) total += Number(await uncollect(runner, owner.id, mid));
        return { total };
      });
    },
    async list(owner: Subject, input: ParsedInput<typeof listCollected>) {
      const { folderId, keyword, pageNo, pageSize } = input;
      if (folderId) await findFolder(orm, owner.id, folderId);
      const { folderId: inFolder } = communityCollect;
      const condition = and(
        eq(communityCollect.ownerId, owner.id),
        folderId === undefined ? undefined : folderId === '' ? isNull(inFolder) : eq(inFolder, folderId),
      );
      const isSearch = keyword !== undefined && keyword !== '';
      const rows = await orm
        .select({ mid: communityCollect.targetId, at: communityCollect.createdAt })
        .from(communityCollect)
        .where(condition)
        .orderBy(desc(communityCollect.createdAt), asc(communityCollect.targetId))
        // Titles are those of the items: all that somebody may have is looked through, which is bounded.
        .limit(isSearch ? PARTICIPATION_LIMITS.collected : pageSize)
        .offset(isSearch ? 0 : toOffset(input));
      if (!isSearch) {
        const total = await orm.$count(communityCollect, condition);
        return { list: await keepItems(orm, rows), total, pageNo, pageSize };
      }
      const found = await filterByTitle(orm, rows, keyword);
      const shown = found.slice(toOffset(input), toOffset(input) + pageSize);
      return { list: await keepItems(orm, shown), total: found.length, pageNo, pageSize };
    },
  };
}

/** A folder of somebody; rejects with 404 where there is none. */
async function findFolder(runner: QueryRunner, ownerId: string, id: string): Promise<Folder> {
  const isOwn = and(eq(communityFolder.id, id), eq(communityFolder.ownerId, ownerId));
  const [folder] = isRecordId(id) ? await runner.select().from(communityFolder).where(isOwn) : [];
  if (folder === undefined) throw new HttpError(404, '收藏夹不存在');
  return folder;
}

function toFolder({ id, name, isPublic }: Folder, total: number): CollectionFolder {
  return { id, name, isPublic, total };
}
