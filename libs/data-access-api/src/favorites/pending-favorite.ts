import type { FavoriteItem } from '@portal/api-contract';
import { readStored, removeStored, writeStored } from '../session/browser-storage';

const KEY = 'favoriteWish';

/** A login takes minutes; whoever comes later has forgotten the press. */
const LIFETIME_MS = 10 * 60_000;

/** Keeps the item that a visitor has pressed who is sent to log in. */
export function keepPendingFavorite(item: FavoriteItem): void {
  writeStored('session', KEY, `${Date.now()} ${print(item)}`);
}

/** Returns whether an item was pressed before the login; it is said once. */
export function takePendingFavorite(item: FavoriteItem): boolean {
  const stored = readStored('session', KEY) ?? '';
  const [time = ''] = stored.split(' ', 1);
  if (stored !== `${time} ${print(item)}`) return false;
  removeStored('session', KEY);
  return Date.now() - Number(time) < LIFETIME_MS;
}

function print({ contentType, id, nodeId = '' }: FavoriteItem): string {
  return JSON.stringify([contentType, id, nodeId]);
}
