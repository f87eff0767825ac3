import type { IncomingMessage } from 'node:http';

const NAME = 'host';

/**
 * Whether a request names its place once: no second `Host`, no address with an origin of its own. A proxy in front
 * might have looked at the other one.
 */
export function hasOneTarget({ url = '', rawHeaders }: IncomingMessage): boolean {
  if (!url.startsWith('/')) return false;
  let hosts = 0;
  // Names stand at even places, in the letters they were sent in.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === NAME.length && name.toLowerCase() === NAME) hosts += 1;
  }
  return hosts <= 1;
}
