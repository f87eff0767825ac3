import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts personal data before it is stored, and makes hashes that only this installation can repeat. */
export interface DataProtection {
  /** Encrypts a value for one place, e.g. `contact_request.telephone:{id}`; it opens at that place only. */
  encrypt(text: string, place: string): string;
  decrypt(sealed: string, place: string): string;
  /** Encrypts bytes for one place, as `encrypt` does texts. */
  seal(bytes: Buffer, place: string): Buffer;
  open(sealed: Buffer, place: string): Buffer;
  /** Keyed hash that tells equal contents without revealing them. */
  fingerprint(text: string): string;
  /** Hash of an address that cannot be linked from one day to the next. */
  hashAddress(address: string, now: Date): string;
}

/** Derives one key per purpose from the installation's data key. */
export function createDataProtection(dataKey: Buffer): DataProtection {
  const fieldKey = deriveKey(dataKey, 'field');
  const fingerprintKey = deriveKey(dataKey, 'fingerprint');
  const addressKey = deriveKey(dataKey, 'address');
  const keyId = createHash('sha256').update(fieldKey).digest('hex').slice(0, 8);

  return {
    encrypt(text, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', fieldKey, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return ['v1', keyId, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
    },
    decrypt(sealed, place) {
      const [version, id, nonce = '', data = ''] = sealed.split('.');
      if (version !== 'v1' || id !== keyId) throw new Error(`The value was encrypted with another key (${id})`);
      const bytes = Buffer.from(data, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', fieldKey, Buffer.from(nonce, 'base64url'), { authTagLength: 16 })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
    },
    seal(bytes, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', fieldKey, nonce).setAAD(Buffer.from(place));
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, place) {
      const decipher = createDecipheriv('aes-256-gcm', fieldKey, sealed.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(-16));
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
    },
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('base64url'),
    hashAddress: (address, now) =>
      createHmac('sha256', addressKey)
        .update(`${now.toISOString().slice(0, 10)}|${address}`)
        .digest('base64url')
        .slice(0, 22),
  };
}

function deriveKey(dataKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', dataKey, Buffer.alloc(0), `portal:${purpose}`, 32));
}
