import { readStored, removeStored, writeStored } from './browser-storage';

const KEY = 'loginBegun';

/** Notes that this tab is on its way to the login page: the code it comes back with is its own. */
export function noteLogin(): void {
  writeStored('session', KEY, '1');
}

/** Whether this tab has begun a login that has not come back yet. */
export function hasBegunLogin(): boolean {
  return readStored('session', KEY) !== null;
}

/** The login has come back. */
export function clearBegunLogin(): void {
  removeStored('session', KEY);
}
