import type { AppDispatch } from '@portal/data-access-api';

/** Opens the login page in place of this one; afterwards the visitor returns here. */
export function replaceByLogin(dispatch: AppDispatch): void {
  const { pathname, search, hash } = window.location;
  void import('./session-runtime').then(({ goToLogin }) => goToLogin(dispatch, pathname + search + hash, 'replace'));
}
