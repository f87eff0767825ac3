import type { CallCookies } from '../http/call-cookies';
import { createSecret, hashSecret } from './random-secret';

const COOKIE = 'portal-browser';

const LIFETIME_S = 7 * 24 * 3600;

/** A browser in which somebody has logged in is known for longer. */
const KEPT_S = 180 * 24 * 3600;

/** Hash that stands for this browser, made with its first call that needs one. */
export function ensureBrowser(cookies: CallCookies): string {
  const known = readBrowser(cookies);
  if (known !== undefined) return known;
  const secret = createSecret();
  cookies.write(COOKIE, secret, LIFETIME_S);
  return hashSecret(secret);
}

/** Makes a known browser stay known after a login. */
export function keepBrowser(cookies: CallCookies): void {
  const secret = readSecret(cookies);
  if (secret !== undefined) cookies.write(COOKIE, secret, KEPT_S);
}

/** Hash that stands for this browser; `undefined` for one that has made no such call. */
export function readBrowser(cookies: CallCookies): string | undefined {
  const secret = readSecret(cookies);
  return secret === undefined ? undefined : hashSecret(secret);
}

function readSecret(cookies: CallCookies): string | undefined {
  const secret = cookies.read(COOKIE);
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}
