import { checkFavorites, listFavorites, removeFavorite, saveFavorite } from '@portal/api-contract';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { createFavoritesService, type FavoritesOptions } from './favorites.service';

const ITEM_BYTES = 4096;

/** Room for as many items as may be asked about, with the longest ids. */
const ITEMS_BYTES = 131_072;

/** Calls of favourites. */
export function createFavoriteRoutes(options: FavoritesOptions): Implementation[] {
  const favorites = createFavoritesService(options);
  return [
    implement(saveFavorite, async (input, context) => favorites.save(await requireSubject(context), input), {
      successMsg: '已收藏',
      bodyLimit: ITEM_BYTES,
    }),
    implement(removeFavorite, async (item, context) => favorites.remove(await requireSubject(context), item), {
      successMsg: '已取消收藏',
      bodyLimit: ITEM_BYTES,
    }),
    implement(checkFavorites, async ({ items }, context) => favorites.check(await context.getSubject(), items), {
      bodyLimit: ITEMS_BYTES,
    }),
    implement(listFavorites, async (input, context) => favorites.list(await requireSubject(context), input)),
  ];
}
