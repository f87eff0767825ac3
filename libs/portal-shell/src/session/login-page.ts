const LOGIN_PAGE = '/loginPage/';

/** Opens the login page; afterwards the visitor returns to `returnTo` (site path without prefix), or here. */
export function openLogin(basePath: string, returnTo?: string): void {
  const { pathname, search } = window.location;
  const target = returnTo === undefined ? pathname + search : basePath + returnTo;
  window.location.assign(`${LOGIN_PAGE}#/login?redirect=${encodeURIComponent(target)}`);
}

/** Opens the register screen of the login page (spec §2). */
export function openRegister(): void {
  window.location.assign(`${LOGIN_PAGE}#/register?host=${encodeURIComponent(window.location.host)}`);
}
