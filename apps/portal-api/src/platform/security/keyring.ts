import { createHash, hkdfSync } from 'node:crypto';

/** 32 bytes that everything else that is secret is derived from. */
export interface DataKey {
  /** Stands in everything that is sealed under the key. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** Keys of an installation: the first seals, all of them open. */
export type Keyring = readonly [DataKey, ...DataKey[]];

const DATA_KEY_BYTES = 32;
const KEY_ID = /^[\w-]{1,32}$/;

/** A key under the id it has where nobody has named it. */
export function toDataKey(bytes: Buffer): DataKey {
  return { id: digestKey(bytes), bytes };
}

/** Id that tells keys apart by what they are. */
export function digestKey(bytes: Buffer): string {
  return createHash('sha256').update(deriveKey(bytes, 'field')).digest('hex').slice(0, 8);
}

/** Key for one purpose. */
export function deriveKey(bytes: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, Buffer.alloc(0), `portal:${purpose}`, 32));
}

/** Reads `id:base64,id:base64`; `undefined` where anything about it is wrong. */
export function parseDataKeys(text: string): readonly DataKey[] | undefined {
  const keys = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => ({ id: entry.split(':')[0] ?? '', bytes: Buffer.from(entry.split(':')[1] ?? '', 'base64') }));
  const ids = new Set(keys.map(({ id }) => id));
  const isUsable = keys.every(({ id, bytes }) => KEY_ID.test(id) && bytes.length === DATA_KEY_BYTES);
  return isUsable && ids.size === keys.length ? keys : undefined;
}
