import { type AppDispatch, loggedOut, readSession, SESSION_KEYS } from '@portal/data-access-api';
import { takeLoginCode } from './login-code';

const KEYS: readonly (string | null)[] = [...Object.values(SESSION_KEYS), null];

/**
 * Begins with the session that the address or the storage holds (spec §4). Visitors without either load nothing for
 * it. The code leaves the address before anything else can read it.
 */
export function startSession(dispatch: AppDispatch): void {
  const taken = takeLoginCode(window.location);
  if (taken) window.history.replaceState(window.history.state, '', taken.address);

  const { token, userInfo } = readSession();
  if (taken) void import('./session-runtime').then(({ exchangeCode }) => exchangeCode(dispatch, taken.code));
  else if (token || userInfo) void import('./session-runtime').then(({ validateSession }) => validateSession(dispatch));
  else dispatch(loggedOut());

  // Another tab has logged in or out.
  window.addEventListener('storage', ({ key }) => {
    if (KEYS.includes(key)) void import('./session-runtime').then(({ syncWithStorage }) => syncWithStorage(dispatch));
  });
}
