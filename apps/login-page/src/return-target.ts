import { isGuardedPath } from '@portal/portal-paths/guarded';

/** URLs of calls, files and the login itself: no page stands there to go back to. */
const CLOSED_PATHS = /^\/(ptl|portal|portal_drill|miot-maas|oidc|loginPage|files)(\/|$)/i;

const SCREEN_NAMES = ['login', 'register', 'reset', 'outbox', 'unavailable', 'failed'] as const;

/** The screens of this app. */
export type ScreenName = (typeof SCREEN_NAMES)[number];

/** The screen that the URL asks for, the login it belongs to, and the page to go back to. */
export interface LoginScreen {
  readonly name: ScreenName;
  /** Names the login that is going on; undefined where none has been started. */
  readonly uid: string | undefined;
  /** Path on this site; undefined where the URL names none that is safe. */
  readonly returnPath: string | undefined;
}

/**
 * Returns where "back" leads a visitor who does not log in: a page that sends visitors to log in would only send them
 * here again, so its brand's home page stands in for it.
 */
export function toBackPath(returnPath: string | undefined, home: string): string {
  if (returnPath === undefined) return home;
  const { pathname } = new URL(returnPath, 'http://site');
  // With the prefix of a brand and without: the login page stands outside of the brands.
  const isGuarded = [pathname, pathname.replace(/^\/[^/]+/, '')].some(isGuardedPath);
  return isGuarded ? home : returnPath;
}

/** Reads a URL such as `#/login?redirect=/miot/homepage` or `#/register?host=www.example.com`. */
export function readLoginScreen(hash: string, origin: string): LoginScreen {
  const [route = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const values = new URLSearchParams(query);
  return {
    name: SCREEN_NAMES.find((name) => route === `/${name}`) ?? 'login',
    uid: values.get('uid') || undefined,
    returnPath: toReturnPath(values.get('redirect'), origin) ?? toReturnPath(values.get('host'), origin),
  };
}

/** Whether a URL is a path of this site, whatever stands there. */
export function isOwnPath(value: string, origin: string): boolean {
  if (!value.startsWith('/') || !URL.canParse(value, origin)) return false;
  const url = new URL(value, origin);
  return url.origin === origin && !url.pathname.startsWith('//');
}

/** Only a page of this site is accepted, so that no foreign site can borrow the login for its own ends. */
function toReturnPath(value: string | null, origin: string): string | undefined {
  if (!value || !isOwnPath(value, origin)) return undefined;
  const { pathname, search, hash } = new URL(value, origin);
  return CLOSED_PATHS.test(pathname) ? undefined : pathname + search + hash;
}
