/** URLs of calls and of the login itself: nobody returns there after a login. */
const CLOSED_PATHS = /^\/(ptl|portal|portal_drill|miot-maas|oidc|loginPage|files)(\/|$)/i;

const MAX_LENGTH = 2000;

/**
 * Path, query and fragment of a URL on one of our own origins; `undefined` for every other URL (spec §4).
 * Only what the browser would make of it counts: `//host`, `/\host`, control characters and foreign schemes all fail.
 */
export function toSafeReturn(value: unknown, origins: readonly string[]): string | undefined {
  if (typeof value !== 'string' || value === '' || value.length > MAX_LENGTH) return undefined;
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f\\]/.test(value) || !/^(\/|https?:\/\/)/i.test(value)) return undefined;
  const [base = ''] = origins;
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  if (!origins.includes(url.origin) || url.username || url.password) return undefined;
  const path = url.pathname.replace(/^\/+/, '/');
  return CLOSED_PATHS.test(path) ? undefined : path + url.search + url.hash;
}

/** The same URL with a parameter added to its query; its fragment stays at the end. */
export function addQueryParameter(path: string, name: string, value: string): string {
  const [url = '', ...fragment] = path.split('#');
  const hash = fragment.length > 0 ? `#${fragment.join('#')}` : '';
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}${hash}`;
}
