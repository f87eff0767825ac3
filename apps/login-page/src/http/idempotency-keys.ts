import { randomKey } from '@portal/ui-kit';
/** Gives the key to send with a body: the same key for the same content, a new one when it changes. */
export type IdempotencyKeys = (content: object) => string;

/** Remembers the key of the last content. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let last = { content: '', key: '' };
  return (body) => {
    const content = JSON.stringify(body);
    if (content !== last.content) last = { content, key: randomKey() };
    return last.key;
  };
}
