import { constants, createHash, createPublicKey, type KeyObject, privateDecrypt } from 'node:crypto';

/** Opens telephone numbers that browsers encrypt before sending. */
export interface TelephoneOpener {
  readonly publicKey: { readonly keyId: string; readonly publicKey: string };
  /** Digits as typed: plain ones pass, encrypted ones are opened; `undefined` when that fails. */
  open(sent: string): string | undefined;
  /** Whether a value was encrypted with a key that is no longer in use. */
  isOutdated(sent: string): boolean;
}

/** Creates the opener of the installation's RSA key (RSA-OAEP, SHA-256). */
export function createTelephoneOpener(rsaKey: KeyObject): TelephoneOpener {
  const spki = createPublicKey(rsaKey).export({ type: 'spki', format: 'der' });
  const keyId = createHash('sha256').update(spki).digest('hex').slice(0, 12);
  const readParts = (sent: string) => /^([0-9a-f]{12})\.([A-Za-z0-9+/]+={0,2})$/.exec(sent);

  return {
    publicKey: { keyId, publicKey: spki.toString('base64') },
    open(sent) {
      const parts = readParts(sent);
      if (parts === null) return sent;
      if (parts[1] !== keyId) return undefined;
      try {
        const options = { key: rsaKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
        return privateDecrypt(options, Buffer.from(parts[2] ?? '', 'base64')).toString('utf8');
      } catch {
        return undefined;
      }
    },
    isOutdated: (sent) => (readParts(sent)?.[1] ?? keyId) !== keyId,
  };
}
