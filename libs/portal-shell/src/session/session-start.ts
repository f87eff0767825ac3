import { type AppDispatch, loggedOut, readSession, SESSION_KEYS } from '@portal/data-access-api';

const KEYS: readonly (string | null)[] = [...Object.values(SESSION_KEYS), null];

// Visitors load nothing of this: it comes with a code, a stored session or another tab's login.
const loadRuntime = () => import('./session-runtime');

/**
 * Begins with the session that the URL or the storage holds (spec §4). Resolves once the code of a login has left
 * the URL, so that nothing else gets to read it; `hasOwnCode` says that the page has a code of its own there.
 */
export async function startSession(dispatch: AppDispatch, hasOwnCode: boolean): Promise<void> {
  // Another tab has logged in or out.
  window.addEventListener('storage', ({ key }) => {
    if (KEYS.includes(key)) void loadRuntime().then(({ syncWithStorage }) => syncWithStorage(dispatch));
  });

  const { token, userInfo } = readSession();
  if (window.location.search.includes('code=')) (await loadRuntime()).arrive(dispatch, hasOwnCode);
  else if (token || userInfo) void loadRuntime().then(({ validateSession }) => validateSession(dispatch));
  else dispatch(loggedOut());
}
