import type { Favorite, FavoriteItem, listFavorites, saveFavorite } from '@portal/api-contract';
import { FAVORITE_LIMITS } from '@portal/api-contract';
import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { toModule } from '../../platform/content-items/content-modules';
import type { FoundItem, ItemFinders, ItemKey } from '../../platform/content-items/found-item';
import { isShown, toOffset } from '../../platform/content-items/listing-columns';
import type { Database } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import type { Subject } from '../../platform/security/session-verifier';
import { findItems, printItemKey, toItemKey } from './favorite-items';
import { favorite } from './favorites.tables';

export interface FavoritesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly itemFinders: ItemFinders;
}

type Row = typeof favorite.$inferSelect;

/** A draft is nobody's to see, also where it was shown before. */
const DRAFT = 1;
const ON_SHELF = 2;

/** Keeps favourites; each belongs to its owner alone, once. */
export function createFavoritesService({ database, clock, itemFinders }: FavoritesOptions) {
  const { orm } = database;
  return {
    /** Makes a shown item a favourite; what is one stays one, shown or not. */
    save(owner: Subject, { visibleRange, ...item }: ParsedInput<typeof saveFavorite>): Promise<null> {
      const key = toItemKey(item);
      return database.transaction(async (runner) => {
        await lockOwner(runner, 'favorite', owner.id);
        if ((await runner.$count(favorite, isOwn(owner, key))) > 0) return null;
        const found = (await findItems(runner, itemFinders, [key])).get(printItemKey(key));
        if (!found || !isShown(found, visibleRange)) throw new HttpError(404, '内容不存在或已下架');
        if ((await runner.$count(favorite, eq(favorite.ownerId, owner.id))) >= FAVORITE_LIMITS.owned)
          throw new HttpError(409, `最多收藏${FAVORITE_LIMITS.owned}项，请先在“我的收藏”中移除不需要的内容`);
        await runner.insert(favorite).values({ ...key, ownerId: owner.id, savedAt: clock() });
        return null;
      });
    },
    async remove(owner: Subject, item: FavoriteItem): Promise<null> {
      await orm.delete(favorite).where(isOwn(owner, toItemKey(item)));
      return null;
    },
    /** Those of some items that are favourites; a visitor has none. */
    async check(owner: Subject | null, items: readonly FavoriteItem[]): Promise<FavoriteItem[]> {
      if (!owner) return [];
      const ids = items.map(({ id }) => id);
      const rows = await orm
        .select()
        .from(favorite)
        .where(and(eq(favorite.ownerId, owner.id), inArray(favorite.itemId, ids)));
      const known = new Set(rows.map(printItemKey));
      return items.filter((item) => known.has(printItemKey(toItemKey(item))));
    },
    async list(owner: Subject, input: ParsedInput<typeof listFavorites>) {
      const { contentType, visibleRange, pageNo, pageSize } = input;
      const condition = and(eq(favorite.ownerId, owner.id), contentType && eq(favorite.module, toModule(contentType)));
      const rows = await orm
        .select()
        .from(favorite)
        .where(condition)
        .orderBy(desc(favorite.savedAt), asc(favorite.module), asc(favorite.itemId), asc(favorite.nodeId))
        .limit(pageSize)
        .offset(toOffset(input));
      const items = await findItems(orm, itemFinders, rows);
      const list = rows.map((row) => describeFavorite(row, items.get(printItemKey(row)), visibleRange));
      return { list, total: await orm.$count(favorite, condition), pageNo, pageSize };
    },
  };
}

function isOwn(owner: Subject, { module, itemId, nodeId }: ItemKey): SQL | undefined {
  return and(
    eq(favorite.ownerId, owner.id),
    eq(favorite.module, module),
    eq(favorite.itemId, itemId),
    eq(favorite.nodeId, nodeId),
  );
}

function describeFavorite(row: Row, item: FoundItem | undefined, visibleRange: number): Favorite {
  const known = item?.listingStatus === DRAFT ? undefined : item;
  const isHere = known !== undefined && isShown(known, visibleRange);
  return {
    contentType: CONTENT_TYPES[row.module],
    id: row.itemId,
    ...(row.nodeId && { nodeId: row.nodeId }),
    title: known?.title ?? '',
    summary: known?.summary ?? '',
    url: isHere ? known.url : '',
    state: isHere ? 'shown' : known?.listingStatus === ON_SHELF ? 'elsewhere' : 'gone',
    savedAt: toChinaTime(row.savedAt),
  };
}
