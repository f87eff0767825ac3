import { createPrivateKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../startup-error';

/** Secrets of this installation. */
export interface InstallationKeys {
  /** 32 bytes; everything else that is secret is derived from it. */
  readonly dataKey: Buffer;
  /** RSA key that opens what browsers encrypt before sending. */
  readonly rsaKey: KeyObject;
}

export interface LoadKeysOptions {
  readonly keyDir: string;
  /** Base64 of the data key, where the operator provides it. */
  readonly dataKey: string | undefined;
  /** File of the RSA key in PEM, where the operator provides it. */
  readonly rsaKeyFile: string | undefined;
}

/** Loads the keys; those that nobody provided are made once and kept in the key folder. */
export async function loadKeys({ keyDir, dataKey, rsaKeyFile }: LoadKeysOptions): Promise<InstallationKeys> {
  await mkdir(keyDir, { recursive: true, mode: 0o700 });
  const [data, rsa] = await Promise.all([
    dataKey ?? readOrCreate(join(keyDir, 'data.key'), async () => randomBytes(32).toString('base64')),
    rsaKeyFile === undefined
      ? readOrCreate(join(keyDir, 'telephone-rsa.pem'), generateRsaKey)
      : readProvidedKey(rsaKeyFile),
  ]);
  return { dataKey: Buffer.from(data.trim(), 'base64'), rsaKey: readRsaKey(rsa, rsaKeyFile) };
}

/** Reads a secret file, or creates it; of two that create at once, both get the same one. */
async function readOrCreate(file: string, create: () => Promise<string>): Promise<string> {
  const existing = await readFile(file, 'utf8').catch(() => undefined);
  if (existing !== undefined) return existing;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, await create(), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
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
