import type { AppDispatch } from '@portal/data-access-api';

/**
 * Opens the login page; afterwards the visitor returns to `returnTo` (site path without prefix), or here.
 * What a login needs is fetched now: most visitors never do.
 */
export function openLogin(dispatch: AppDispatch, basePath: string, returnTo?: string): void {
  const { pathname, search, hash } = window.location;
  const target = returnTo === undefined ? pathname + search + hash : basePath + returnTo;
  void import('./session-runtime').then(({ goToLogin }) => goToLogin(dispatch, target));
}

/** URL of the register screen of the login page (spec §2); `returnTo` is a path with prefix. */
export function buildRegisterHref(host: string, returnTo: string): string {
  return `/loginPage/#/register?host=${encodeURIComponent(host)}&redirect=${encodeURIComponent(returnTo)}`;
}

/** Opens the register screen; afterwards the visitor returns here. */
export function openRegister(): void {
  const { host, pathname, search } = window.location;
  void import('./session-runtime').then(({ noteLogin }) => {
    noteLogin();
    window.location.assign(buildRegisterHref(host, pathname + search));
  });
}

/** Ends the session and leaves the page; `isSwitch` leads to the login page instead of back here (spec §4). */
export function leaveSession(dispatch: AppDispatch, isSwitch: boolean, hasOwnCode: boolean): void {
  void import('./session-runtime').then(({ endSession }) => endSession(dispatch, isSwitch, hasOwnCode));
}
