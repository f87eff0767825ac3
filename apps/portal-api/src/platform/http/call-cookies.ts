import { parse, serialize } from 'cookie';
import type { RequestHeaders } from './call-context';

/** Cookies of one call. Names are ours; over https they carry the prefix that binds them to this host. */
export interface CallCookies {
  read(name: string): string | undefined;
  /** Names of the cookies that begin with a prefix. */
  list(prefix: string): string[];
  /** Sets a cookie that scripts cannot read; an age of 0 seconds removes it. */
  write(name: string, value: string, maxAgeSeconds: number): void;
}

/**
 * Reads one cookie of a request without looking at the others, for calls that are made all the time. The value is as
 * it was sent: ours need no decoding.
 */
export function readCookie(headers: RequestHeaders, name: string, isHttps: boolean): string | undefined {
  const header = headers['cookie'];
  if (typeof header !== 'string') return undefined;
  const key = `${isHttps ? SECURE_PREFIX : ''}${name}=`;
  let start = header.startsWith(key) ? 0 : header.indexOf(`; ${key}`);
  if (start < 0) return undefined;
  start += key.length + (start === 0 ? 0 : 2);
  const end = header.indexOf(';', start);
  return header.slice(start, end < 0 ? undefined : end);
}

/** Binds a cookie to this host and to https; browsers reject it otherwise. */
const SECURE_PREFIX = '__Host-';

/** Reads the cookies of a request and hands what is to be set to `send`. */
export function createCallCookies(
  headers: RequestHeaders,
  isHttps: boolean,
  send: (setCookie: string) => void,
): CallCookies {
  const prefix = isHttps ? SECURE_PREFIX : '';
  let parsed: Readonly<Record<string, string | undefined>> | undefined;
  const readAll = () => (parsed ??= parse(String(headers['cookie'] ?? '')));

  return {
    read: (name) => readAll()[prefix + name],
    list: (start) =>
      Object.keys(readAll())
        .filter((name) => name.startsWith(prefix + start))
        .map((name) => name.slice(prefix.length)),
    write(name, value, maxAge) {
      send(serialize(prefix + name, value, { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps, maxAge }));
    },
  };
}
