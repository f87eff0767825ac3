import type { UserInfo } from '@portal/api-contract';
import { readStored, removeStored, writeStored } from './browser-storage';

/** Local-storage keys of the session (spec §3). */
export const SESSION_KEYS = { token: 'IDAAS-AUTH-TOKEN', userInfo: 'userInfo', userCode: 'userCode' } as const;

/** The session as the browser keeps it; parts that are missing are `null`. */
export interface StoredSession {
  readonly token: string | null;
  readonly userInfo: UserInfo | null;
  readonly userCode: string | null;
}

/** Reads the session out of local storage. */
export function readSession(): StoredSession {
  return {
    token: readStored('local', SESSION_KEYS.token),
    userInfo: parseUserInfo(readStored('local', SESSION_KEYS.userInfo)),
    userCode: readStored('local', SESSION_KEYS.userCode),
  };
}

/** Stores a session: the token, the user and the account as user code (spec §3). */
export function writeSession(token: string, userInfo: UserInfo): void {
  writeStored('local', SESSION_KEYS.token, token);
  writeStored('local', SESSION_KEYS.userInfo, JSON.stringify(userInfo));
  writeStored('local', SESSION_KEYS.userCode, userInfo.account);
}

/** Removes token and user from local storage (spec §4, §8). */
export function clearSession(): void {
  for (const key of Object.values(SESSION_KEYS)) removeStored('local', key);
}

/** Logged in means: token and user info are both stored (spec §4). */
export function isLoggedIn(session: StoredSession): boolean {
  return Boolean(session.token && session.userInfo);
}

function parseUserInfo(text: string | null): UserInfo | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'account' in value ? (value as UserInfo) : null;
  } catch {
    // Whatever is stored there is not ours: the same as not stored.
    return null;
  }
}
