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

/** Reads the cookies of a request and hands what is to be set to `send`. */
export function createCallCookies(
  headers: RequestHeaders,
  isHttps: boolean,
  send: (setCookie: string) => void,
): CallCookies {
  const prefix = isHttps ? '__Host-' : '';
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
