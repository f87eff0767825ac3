import { readStored, writeStored } from '@portal/data-access-api';

/** A page reloads itself at most once in this time, in milliseconds (spec §9). */
export const RELOAD_GUARD_MS = 60_000;

const STORAGE_KEY = 'chunkReloadedAt';

/**
 * Reloads the page after a failure to load code, unless it did so within the guard's time. Without a line nothing could
 * be loaded, and what is written on the page would be lost: it stays.
 */
export function reloadOnce(now: number = Date.now(), reload: () => void = () => window.location.reload()): boolean {
  if (!navigator.onLine) return false;
  const reloadedAt = Number(readStored('session', STORAGE_KEY) ?? 0);
  // Without storage the guard cannot remember, and a loop would be worse than an error page.
  if (now - reloadedAt < RELOAD_GUARD_MS || !writeStored('session', STORAGE_KEY, String(now))) return false;
  reload();
  return true;
}
