/** A code as the login gives it. */
const LOGIN_CODE = /^[\w-]{43}$/;

/** The purchase page has a `code` of its own: that of a product (spec §2). */
const OWN_CODE = /(^|\/)purchase-page(\/|$)/;

/** An address with the code of a finished login taken out of it. */
export interface TakenCode {
  readonly code: string;
  /** The same address without the code. */
  readonly address: string;
}

/** Finds the code of a login in an address (spec §4); `null` where there is none. */
export function takeLoginCode({ origin, pathname, search, hash }: Location): TakenCode | null {
  const parts = search.slice(1).split('&');
  const codes = parts.map((part) => new URLSearchParams(part).get('code') ?? '');
  const ofLogin = codes.filter((code) => LOGIN_CODE.test(code));
  const code = ofLogin.at(-1) ?? (OWN_CODE.test(pathname) ? '' : codes.find(Boolean));
  if (!code) return null;
  const rest = parts.filter((_part, index) => codes[index] !== code);
  // With its origin in front, a path of two slashes stays a path.
  return { code, address: origin + pathname + (rest.length > 0 ? `?${rest.join('&')}` : '') + hash };
}
