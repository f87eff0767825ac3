import { StartupError } from '../startup-error';

/** The origins visitors use. All are https, or none is. */
export interface PublicOrigins {
  /** The origin of whoever comes by a name that is none of ours. */
  readonly first: string;
  readonly isHttps: boolean;
  /** Returns the origin with that host, else the first: never a name that a client has made up. */
  ofHost(host: string | undefined): string;
  /** Returns that origin where it is one of ours, else the first. */
  known(origin: string | undefined): string;
}

/** Origins an API serves. Throws a `StartupError` where some are https and others are not. */
export function createPublicOrigins(first: string, further: readonly string[] = []): PublicOrigins {
  const origins = [first, ...further].map((origin) => new URL(origin).origin);
  const isHttps = first.startsWith('https:');
  if (origins.some((origin) => origin.startsWith('https:') !== isHttps))
    throw new StartupError('PUBLIC_ORIGIN and FURTHER_ORIGINS must all be https, or all http.');
  const byHost = new Map(origins.flatMap((origin) => listHosts(origin).map((host) => [host, origin])));
  const [main = ''] = origins;
  return {
    first: main,
    isHttps,
    ofHost: (host = '') => byHost.get(host.toLowerCase()) ?? main,
    known: (origin) => origins.find((each) => each === origin) ?? main,
  };
}

/** A client may name the port even where it need not. */
function listHosts(origin: string): string[] {
  const { host, port, protocol } = new URL(origin);
  return port === '' ? [host, `${host}:${protocol === 'https:' ? 443 : 80}`] : [host];
}
