import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../startup-error';
import type { InstallationSecrets } from './installation-secrets';

export interface TelephoneKeyOptions {
  /** File of the key in PEM, where the operator provides it. */
  readonly file: string | undefined;
  /** Folder in which an earlier release of the portal kept the key of a single instance. */
  readonly keyDir: string;
  readonly readSecret: InstallationSecrets;
}

/**
 * RSA key that opens what browsers encrypt before sending: the operator's, or one that is made once and shared by all
 * instances.
 */
export async function loadTelephoneKey({ file, keyDir, readSecret }: TelephoneKeyOptions): Promise<KeyObject> {
  const pem =
    file === undefined
      ? await readSecret('telephone-key', async () => (await readEarlierKey(keyDir)) ?? generateRsaKey())
      : await readProvidedKey(file);
  return readRsaKey(pem, file);
}

function readEarlierKey(keyDir: string): Promise<string | undefined> {
  return readFile(join(keyDir, 'telephone-rsa.pem'), 'utf8').catch(() => undefined);
}

async function generateRsaKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return privateKey;
}

async function readProvidedKey(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new StartupError(`PORTAL_RSA_KEY names a file that cannot be read: ${file}.`);
  });
}

function readRsaKey(pem: string, file: string | undefined): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // Reported below, for both kinds of unusable files alike.
  }
  throw new StartupError(
    `${file === undefined ? 'The generated RSA key' : 'PORTAL_RSA_KEY'} is not an RSA private key in PEM.`,
  );
}
