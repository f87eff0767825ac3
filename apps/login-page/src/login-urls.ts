import type { LoginScreen } from './return-target';

const AUTHORIZE_PATH = '/ptl/api/auth/authorize';

/** Legal documents of the site; they stand outside this app. */
export const LEGAL_HREFS = { terms: '/content/terms-of-service', privacy: '/content/privacy-policy' } as const;

/** Where the server starts a login that ends at `returnPath`. */
export function toAuthorizeUrl(returnPath = '/', screen?: 'register'): string {
  const start = screen === undefined ? '' : `screen=${screen}&`;
  return `${AUTHORIZE_PATH}?${start}redirect_uri=${encodeURIComponent(returnPath)}`;
}

/** URL of the login screen for the login that is going on. */
export function toLoginHref({ uid, returnPath }: Omit<LoginScreen, 'name'>): string {
  return toHref('login', { uid, redirect: returnPath });
}

/** URL of the register screen for the login that is going on. */
export function toRegisterHref({ uid, returnPath }: Omit<LoginScreen, 'name'>, host: string): string {
  return toHref('register', { host, uid, redirect: returnPath });
}

/** URL of the screen for a forgotten password, which comes back to the login that is going on. */
export function toResetHref({ uid, returnPath }: Omit<LoginScreen, 'name'>): string {
  return toHref('reset', { uid, redirect: returnPath });
}

function toHref(name: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`)
    .join('&');
  return query ? `#/${name}?${query}` : `#/${name}`;
}
