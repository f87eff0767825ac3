/** Gives the key to send with a body: the same key for the same content, a new one when it changes. */
export type IdempotencyKeys = (content: object) => string;

/** Remembers the key of the last content. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let last = { content: '', key: '' };
  return (body) => {
    const content = JSON.stringify(body);
    if (content !== last.content) last = { content, key: createKey() };
    return last.key;
  };
}

// randomUUID is missing where a demonstration is served without TLS.
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
