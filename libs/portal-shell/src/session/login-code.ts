import { hasBegunLogin } from '@portal/data-access-api/session';

/** A code as the login gives it. */
const LOGIN_CODE = /^[\w-]{43}$/;

/** A URL with the code of a finished login taken out of it. */
export interface TakenCode {
  readonly code: string;
  /** The same URL without the code. */
  readonly url: string;
}

/**
 * Finds the code of a login in a URL (spec §4); `null` where there is none. On a page with a code of its own
 * (`hasOwnCode`) only a login that this browser has begun brings one.
 */
export function takeLoginCode({ origin, pathname, search, hash }: Location, hasOwnCode: boolean): TakenCode | null {
  if (hasOwnCode && !hasBegunLogin()) return null;
  const parts = search.slice(1).split('&');
  const codes = parts.map((part) => new URLSearchParams(part).get('code') ?? '');
  const code = codes.findLast((text) => LOGIN_CODE.test(text)) ?? (hasOwnCode ? undefined : codes.find(Boolean));
  if (!code) return null;
  const rest = parts.filter((_part, index) => codes[index] !== code);
  // With its origin in front, a path of two slashes stays a path.
  return { code, url: origin + pathname + (rest.length > 0 ? `?${rest.join('&')}` : '') + hash };
}

/** The URL without what a login has left in it: where a logout leads back to (spec §4). */
export function buildReturnUrl(location: Location, hasOwnCode: boolean): string {
  const { origin, pathname, search, hash } = location;
  return takeLoginCode(location, hasOwnCode)?.url ?? origin + pathname + search + hash;
}
