import { isIPv4, isIPv6 } from 'node:net';

/**
 * The part of an address that one client cannot change at will: an IPv4 address, the /64 of an IPv6 one. A client that
 * has hung up has no address any more.
 */
export function toClientNetwork(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || isIPv4(address)) return mapped ?? address;
  const plain = address.split('%')[0] ?? '';
  return isIPv6(plain) ? expandGroups(plain).slice(0, 4).join(':') : 'unknown';
}

function expandGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
