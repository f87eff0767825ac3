import type { IncomingMessage } from 'node:http';

/**
 * Returns a header of a request, its first where it has several; `name` in small letters. Node reads all headers into
 * an object as soon as one of them is asked for there, which takes longer than sending a page that is kept.
 */
export function readRawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  // Names stand at even places, in the letters they were sent in.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const sent = rawHeaders[index] ?? '';
    if (sent.length === name.length && sent.toLowerCase() === name) return rawHeaders[index + 1];
  }
  return undefined;
}
