import type { FavoriteItem, FavoriteModule } from '@portal/api-contract';
import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { favoritesApi } from '../endpoints/favorites.endpoints';
import type { ApiError } from '../http/api-error';
import { isLoggedIn, readSession } from '../session/browser-session';
import { readStored, removeStored, writeStored } from '../session/browser-storage';
import { goToLogin } from '../session/go-to-login';
import type { AppDispatch } from '../store/app-store';

/** What the button of an item shows. */
export interface FavoriteState {
  readonly isFavorite: boolean;
  /** Why the last press had no effect; empty otherwise. */
  readonly failure: string;
}

/** An item as its button names it: pages know their module, calls have its content type. */
export interface NamedItem extends Omit<FavoriteItem, 'contentType'> {
  readonly module: FavoriteModule;
}

/** An item on the page of a brand. */
export interface FavoriteTarget extends NamedItem {
  readonly visibleRange: number;
}

/** Which item somebody pressed who was sent to log in, and when. */
const WISH_KEY = 'favoriteWish';

/** A login takes minutes; whoever comes later has forgotten the press. */
const WISH_MS = 10 * 60_000;

const { endpoints } = favoritesApi;

/** Finds out whether an item is a favourite; one that was pressed before the login becomes one. */
export async function readFavorite(dispatch: AppDispatch, target: FavoriteTarget): Promise<FavoriteState> {
  if (takeWish(target)) {
    const failure = await send(dispatch, target, true);
    return { isFavorite: !failure, failure };
  }
  return { isFavorite: await ask(dispatch, target), failure: '' };
}

/**
 * Makes an item a favourite or no longer one, shown at once and taken back where it fails. Visitors are sent to the
 * login page and back.
 */
export async function changeFavorite(
  dispatch: AppDispatch,
  target: FavoriteTarget,
  isFavorite: boolean,
  show: (state: FavoriteState) => void,
): Promise<void> {
  if (!isLoggedIn(readSession())) {
    writeStored('session', WISH_KEY, `${Date.now()} ${printItem(toItem(target))}`);
    const { pathname, search, hash } = window.location;
    return goToLogin(dispatch, pathname + search + hash);
  }
  show({ isFavorite, failure: '' });
  const failure = await send(dispatch, target, isFavorite);
  if (failure) show({ isFavorite: !isFavorite, failure });
}

// One press after the other: the one that takes another back must not overtake it.
let lastPress: Promise<unknown> = Promise.resolve();

/** Sends a press; gives why it had no effect. */
function send(dispatch: AppDispatch, target: FavoriteTarget, isFavorite: boolean): Promise<string> {
  const { saveFavorite: save, removeFavorite: remove } = endpoints;
  const press = lastPress.then(async () => {
    const item = toItem(target);
    const { visibleRange } = target;
    const { error } = await (isFavorite
      ? dispatch(save.initiate({ ...item, visibleRange }))
      : dispatch(remove.initiate(item)));
    if (!error) return '';
    const { msg, message } = error as ApiError;
    return `${isFavorite ? '收藏' : '取消收藏'}没有成功：${msg || message}`;
  });
  lastPress = press;
  return press;
}

/** Items that are asked about together. */
interface Batch {
  readonly items: FavoriteItem[];
  readonly favorites: Promise<ReadonlySet<string>>;
}

const batches = new WeakMap<AppDispatch, Batch>();

/** Asks about an item, in one call with all others of its page. */
async function ask(dispatch: AppDispatch, target: FavoriteTarget): Promise<boolean> {
  const batch = batches.get(dispatch) ?? openBatch(dispatch);
  const item = toItem(target);
  batch.items.push(item);
  return (await batch.favorites).has(printItem(item));
}

function openBatch(dispatch: AppDispatch): Batch {
  const items: FavoriteItem[] = [];
  const favorites = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    batches.delete(dispatch);
    const options = { subscribe: false, forceRefetch: true };
    const { data = [] } = await dispatch(endpoints.checkFavorites.initiate({ items }, options));
    return new Set(data.map(printItem));
  });
  const batch = { items, favorites };
  batches.set(dispatch, batch);
  return batch;
}

function takeWish(target: FavoriteTarget): boolean {
  const wish = readStored('session', WISH_KEY) ?? '';
  const [at = ''] = wish.split(' ', 1);
  if (wish !== `${at} ${printItem(toItem(target))}`) return false;
  removeStored('session', WISH_KEY);
  return Date.now() - Number(at) < WISH_MS;
}

function toItem({ module, id, nodeId }: FavoriteTarget): FavoriteItem {
  return { contentType: CONTENT_TYPES[module], id, nodeId };
}

function printItem({ contentType, id, nodeId = '' }: FavoriteItem): string {
  return JSON.stringify([contentType, id, nodeId]);
}
