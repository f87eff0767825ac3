import type { FavoriteItem, FavoriteModule } from '@portal/api-contract';
import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { favoritesApi, favoriteStateApi } from '../endpoints/favorites.endpoints';
import type { ApiError } from '../http/api-error';
import { isLoggedIn, readSession } from '../session/browser-session';
import { goToLogin } from '../session/go-to-login';
import type { AppDispatch, RootState } from '../store/app-store';
import { keepPendingFavorite, takePendingFavorite } from './pending-favorite';

/** An item as its button names it: pages know their module, calls have its content type. */
export interface NamedItem extends Omit<FavoriteItem, 'contentType'> {
  readonly module: FavoriteModule;
}

/** An item on the page of a brand. */
export interface FavoriteTarget extends NamedItem {
  readonly visibleRange: number;
}

/** Returns whether an item is a favourite, as far as it is known. */
export function selectIsFavorite(state: RootState, target: FavoriteTarget): boolean {
  return favoriteStateApi.endpoints.isFavorite.select(toItem(target))(state).data ?? false;
}

/**
 * Finds out whether an item is a favourite, and keeps it known; one that was pressed before the login becomes one.
 * Returns how to stop; `onFailure` is told why that press had no effect.
 */
export function watchFavorite(
  dispatch: AppDispatch,
  target: FavoriteTarget,
  onFailure: (reason: string) => void,
): () => void {
  const item = toItem(target);
  const { unsubscribe } = dispatch(favoriteStateApi.endpoints.isFavorite.initiate(item));
  if (takePendingFavorite(item)) void changeFavorite(dispatch, target, true).then(onFailure);
  return unsubscribe;
}

/**
 * Makes an item a favourite, or no longer one. Visitors are sent to the login page and back. Returns why it had no
 * effect; nothing where it had.
 */
export async function changeFavorite(
  dispatch: AppDispatch,
  target: FavoriteTarget,
  isFavorite: boolean,
): Promise<string> {
  const item = toItem(target);
  if (!isLoggedIn(readSession())) {
    keepPendingFavorite(item);
    const { pathname, search, hash } = window.location;
    await goToLogin(dispatch, pathname + search + hash);
    return '';
  }
  const { saveFavorite: save, removeFavorite: remove } = favoritesApi.endpoints;
  const { visibleRange } = target;
  const { error } = await (isFavorite
    ? dispatch(save.initiate({ ...item, visibleRange }))
    : dispatch(remove.initiate(item)));
  if (!error) return '';
  const { msg, message } = error as ApiError;
  return `${isFavorite ? '收藏' : '取消收藏'}没有成功：${msg || message}`;
}

function toItem({ module, id, nodeId }: FavoriteTarget): FavoriteItem {
  return { contentType: CONTENT_TYPES[module], id, nodeId };
}
