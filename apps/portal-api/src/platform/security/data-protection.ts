import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deriveKey, digestKey, type Keyring, toDataKey } from './keyring';

/** Encrypts personal data before it is stored, and makes hashes that only this installation can repeat. */
export interface DataProtection {
  /** Ids of its keys; everything new is sealed under the first. */
  readonly keyIds: readonly [string, ...string[]];
  /** Encrypts a value for one place, e.g. `contact_request.telephone:{id}`; it opens at that place only. */
  encrypt(text: string, place: string): string;
  /** Throws an `UnknownKeyError` where the value was encrypted with a key that is not known. */
  decrypt(sealed: string, place: string): string;
  /** Encrypts bytes for one place, as `encrypt` does texts. */
  seal(bytes: Buffer, place: string): Buffer;
  open(sealed: Buffer, place: string): Buffer;
  /** Keyed hash that tells equal contents without revealing them. */
  fingerprint(text: string): string;
  /** Hash of an address that cannot be linked from one day to the next. */
  hashAddress(address: string, now: Date): string;
}

/** A value was encrypted with a key that the installation does not have. */
export class UnknownKeyError extends Error {
  override readonly name = 'UnknownKeyError';

  constructor(readonly keyId: string) {
    super(`The value was encrypted with another key (${keyId})`);
  }
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Beginning of bytes that name their key: `v1.{id}.`. */
const HEADER = /^v1\.([\w-]{1,32})\./;
const MAX_HEADER_BYTES = 40;

/** Protects data under one key. */
export function createDataProtection(dataKey: Buffer): DataProtection {
  return createKeyringProtection([toDataKey(dataKey)]);
}

/** Key of the hashes of an installation that has not stored one yet: that of its oldest data key. */
export function deriveHashKey(keyring: Keyring): Buffer {
  return deriveKey((keyring.at(-1) ?? keyring[0]).bytes, 'fingerprint');
}

/** Protects data under the first key of a ring, and opens what was sealed under any. Hashes outlive the keys. */
export function createKeyringProtection(keyring: Keyring, hashKey = deriveHashKey(keyring)): DataProtection {
  const [current, ...older] = keyring;
  const fieldKeys = new Map<string, Buffer>();
  // What was sealed before a key was named has the id that everybody can tell from the key.
  for (const { bytes } of keyring) fieldKeys.set(digestKey(bytes), deriveKey(bytes, 'field'));
  for (const { id, bytes } of keyring) fieldKeys.set(id, deriveKey(bytes, 'field'));
  const currentKey = deriveKey(current.bytes, 'field');
  const addressKey = deriveKey(hashKey, 'address');
  const header = `v1.${current.id}.`;

  return {
    keyIds: [current.id, ...older.map(({ id }) => id)],
    encrypt(text, place) {
      const { nonce, data } = lock(currentKey, Buffer.from(text), place);
      return `${header}${nonce.toString('base64url')}.${data.toString('base64url')}`;
    },
    decrypt(sealed, place) {
      const [version, id = '', nonce = '', data = ''] = sealed.split('.');
      const key = fieldKeys.get(id);
      if (version !== 'v1' || key === undefined) throw new UnknownKeyError(id);
      return unlock(key, Buffer.from(nonce, 'base64url'), Buffer.from(data, 'base64url'), place).toString('utf8');
    },
    seal(bytes, place) {
      const { nonce, data } = lock(currentKey, bytes, place);
      return Buffer.concat([Buffer.from(header), nonce, data]);
    },
    open(sealed, place) {
      const [named = '', id = ''] = HEADER.exec(sealed.toString('latin1', 0, MAX_HEADER_BYTES)) ?? [];
      const key = fieldKeys.get(id);
      if (key !== undefined) return unlockBytes(key, sealed.subarray(named.length), place);
      return unlockUnnamed([...fieldKeys.values()], sealed, place);
    },
    fingerprint: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
    hashAddress: (address, now) =>
      createHmac('sha256', addressKey)
        .update(`${now.toISOString().slice(0, 10)}|${address}`)
        .digest('base64url')
        .slice(0, 22),
  };
}

function lock(key: Buffer, bytes: Buffer, place: string): { readonly nonce: Buffer; readonly data: Buffer } {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  return { nonce, data: Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]) };
}

function unlock(key: Buffer, nonce: Buffer, data: Buffer, place: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(data.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(data.subarray(0, -TAG_BYTES)), decipher.final()]);
}

function unlockBytes(key: Buffer, bytes: Buffer, place: string): Buffer {
  return unlock(key, bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES), place);
}

/** Bytes of an earlier release do not name their key: the one that fits is found by its tag. */
function unlockUnnamed(keys: readonly Buffer[], bytes: Buffer, place: string): Buffer {
  let failure: unknown;
  for (const key of keys) {
    try {
      return unlockBytes(key, bytes, place);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
