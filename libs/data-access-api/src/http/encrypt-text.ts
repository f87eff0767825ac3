import type { EndpointData, getPublicKey } from '@portal/api-contract';

/** Public key of the server: RSA-OAEP with SHA-256, SPKI in base64. */
export type PublicKey = EndpointData<typeof getPublicKey>;

/**
 * Encrypts a short text for the server: `{keyId}.{base64}`.
 * Browsers offer no cryptography on plain http (other than localhost); there the text stays as it is,
 * and the server takes both forms.
 */
export async function encryptText(text: string, { keyId, publicKey }: PublicKey): Promise<string> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return text;
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await subtle.importKey('spki', decodeBase64(publicKey), algorithm, false, ['encrypt']);
  const encrypted = await subtle.encrypt(algorithm, key, new TextEncoder().encode(text));
  return `${keyId}.${btoa(String.fromCharCode(...new Uint8Array(encrypted)))}`;
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
