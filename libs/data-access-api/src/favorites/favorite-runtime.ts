import type { EndpointInput, FavoriteItem, saveFavorite } from '@portal/api-contract';
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

/** An item on the page of a brand. */
export type FavoriteTarget = EndpointInput<typeof saveFavorite>;

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
    writeStored('session', WISH_KEY, `${Date.now()} ${printItem(target)}`);
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
    const { error } = await (isFavorite ? dispatch(save.initiate(target)) : dispatch(remove.initiate(toItem(target))));
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
  batch.items.push(toItem(target));
  return (await batch.favorites).has(printItem(target));
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
  if (wish !== `${at} ${printItem(target)}`) return false;
  removeStored('session', WISH_KEY);
  return Date.now() - Number(at) < WISH_MS;
}

function toItem({ module, id, nodeId }: FavoriteTarget): FavoriteItem {
  return { module, id, nodeId };
}

function printItem({ module, id, nodeId = '' }: FavoriteItem): string {
  return JSON.stringify([module, id, nodeId]);
}
