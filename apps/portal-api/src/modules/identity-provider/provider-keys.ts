import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { InstallationSecrets } from '../../platform/security/installation-secrets';

/** Secrets of the embedded provider; the same on every instance and after every restart. */
export interface ProviderKeys {
  /** Private signing key as JWK. */
  readonly signingKey: Readonly<Record<string, unknown>>;
  readonly cookieKey: string;
  readonly clientSecret: string;
}

/** Reads the provider's secrets; those that are missing are made once. */
export async function loadProviderKeys(read: InstallationSecrets): Promise<ProviderKeys> {
  const [signingKey, cookieKey, clientSecret] = [
    await read('oidc-signing-key', createSigningKey),
    await read('oidc-cookie-key', createRandomText),
    await read('oidc-client-secret', createRandomText),
  ];
  return { signingKey: JSON.parse(signingKey) as ProviderKeys['signingKey'], cookieKey, clientSecret };
}

async function createRandomText(): Promise<string> {
  return randomBytes(32).toString('base64url');
}

async function createSigningKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(9).toString('base64url');
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' });
}
