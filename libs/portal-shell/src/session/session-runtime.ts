import {
  type AppDispatch,
  clearSession,
  isLoggedIn,
  loggedIn,
  loggedOut,
  permissionsLoaded,
  personInfoCleared,
  personInfoLoaded,
  readSession,
  resetApi,
  sessionLeft,
  writeSession,
} from '@portal/data-access-api';
import { clearBegunLogin, noteLogin, sessionApi } from '@portal/data-access-api/session';
import { buildReturnUrl, takeLoginCode } from './login-code';

export { goToLogin, noteLogin } from '@portal/data-access-api/session';

/** Time between pressing 退出登录 or 切换登录 and leaving, in milliseconds (spec §9). */
const LOGOUT_DELAY_MS = 500;
const SWITCH_DELAY_MS = 1000;

const { endpoints } = sessionApi;

/** Takes the code of a finished login out of the URL, if there is one, and begins the session (spec §4). */
export function arrive(dispatch: AppDispatch, hasOwnCode: boolean): void {
  const taken = takeLoginCode(window.location, hasOwnCode);
  if (taken) window.history.replaceState(window.history.state, '', taken.url);
  clearBegunLogin();
  void (taken ? exchangeCode(dispatch, taken.code) : validateSession(dispatch));
}

/** Exchanges the code of a finished login for a session (spec §4). A failure leaves the visitor logged out, silently. */
export async function exchangeCode(dispatch: AppDispatch, code: string): Promise<void> {
  const { data } = await dispatch(endpoints.exchangeCode.initiate({ code }));
  // A browser without storage stays logged out: the token is gone with this call.
  if (data) writeSession(data.token, data.user);
  syncWithStorage(dispatch);
}

/** Start-up validation of the stored session (spec §4). */
export async function validateSession(dispatch: AppDispatch): Promise<void> {
  syncWithStorage(dispatch);
  const { token, userInfo } = readSession();
  if (!token) return;
  const options = { subscribe: false, forceRefetch: true };
  const { isSuccess, data } = await dispatch(endpoints.checkToken.initiate(undefined, options));
  if (!isSuccess || (data && userInfo)) return;
  if (data) writeSession(token, data);
  else clearSession();
  syncWithStorage(dispatch);
}

/** Takes over what is stored, by this tab or another one. */
export function syncWithStorage(dispatch: AppDispatch): void {
  const session = readSession();
  if (!isLoggedIn(session) || !session.userInfo) {
    if (!session.token) clearSession();
    delete document.documentElement.dataset['session'];
    dispatch(personInfoCleared());
    dispatch(loggedOut());
    return;
  }
  dispatch(personInfoLoaded(session.userInfo));
  dispatch(loggedIn());
  void loadPermissions(dispatch, session.userInfo.userCode);
}

/** What the user may see beyond the account area: the maas entry and the operations platform (spec §6). */
async function loadPermissions(dispatch: AppDispatch, userCode: string): Promise<void> {
  const options = { subscribe: false, forceRefetch: true };
  const [menus, config] = await Promise.all([
    dispatch(endpoints.getMenuPermission.initiate(undefined, options)),
    dispatch(endpoints.getConfigByCode.initiate({ key: 'showOperationBtn' }, options)),
  ]);
  const isOperator = readAllowList(config.data?.value).includes(userCode);
  const board = isOperator
    ? await dispatch(endpoints.getWatchBoardByCode.initiate({ code: 'OPT' }, { subscribe: false }))
    : undefined;
  const { menuPermission: menuPermissions = [] } = menus.data ?? {};
  dispatch(permissionsLoaded({ menuPermissions, operationsUrl: board?.data?.url ?? '' }));
}

function readAllowList(value: string | undefined): readonly unknown[] {
  try {
    const { spec } = JSON.parse(value ?? '') as { readonly spec?: unknown };
    return Array.isArray(spec) ? spec : [];
  } catch {
    // No list means that nobody is on it.
    return [];
  }
}

/** Logout and switch-login (spec §4): end the session everywhere, then leave for the provider's logout. */
export async function endSession(dispatch: AppDispatch, isSwitch: boolean, hasOwnCode: boolean): Promise<void> {
  const { data } = await dispatch(endpoints.getLogoutUrl.initiate());
  const url = data ?? '/ptl/api/auth/logout?redirect_uri=';
  clearSession();
  dispatch(personInfoCleared());
  dispatch(sessionLeft());
  dispatch(resetApi());
  if (isSwitch) noteLogin();
  else clearSessionStorage();
  const here = buildReturnUrl(window.location, hasOwnCode);
  const next = url + encodeURIComponent(here) + (isSwitch ? '&login=1' : '');
  window.addEventListener('pageshow', () => comeBack(dispatch), { once: true });
  setTimeout(() => window.location.assign(next), isSwitch ? SWITCH_DELAY_MS : LOGOUT_DELAY_MS);
}

/** A page that was left is shown again as it was, by "back": it asks anew for what it waited for. */
function comeBack(dispatch: AppDispatch): void {
  syncWithStorage(dispatch);
  dispatch(resetApi());
}

function clearSessionStorage(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // Nothing is kept where there is no storage.
    return;
  }
}
