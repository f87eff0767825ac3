import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataKey, type Keyring, toDataKey } from './keyring';

/**
 * Keys of the installation: the operator's, or those in the key folder, of which the first is made once. A file of the
 * folder has a key in each line, the current one first.
 */
export async function loadKeyring(keyDir: string, provided: readonly DataKey[]): Promise<Keyring> {
  await mkdir(keyDir, { recursive: true, mode: 0o700 });
  const [current, ...older] = provided;
  if (current !== undefined) return [current, ...older];
  return parseKeyFile(await readOrCreate(toKeyFile(keyDir)));
}

/** Puts a new key before those of the key folder. Returns all of them. */
export async function addFolderKey(keyDir: string): Promise<Keyring> {
  const older = await loadKeyring(keyDir, []);
  const keyring: Keyring = [toDataKey(randomBytes(32)), ...older];
  const file = toKeyFile(keyDir);
  // The file is there whole or not at all.
  await rename(await writeDraft(file, keyring.map(({ bytes }) => bytes.toString('base64')).join('\n')), file);
  return keyring;
}

function toKeyFile(keyDir: string): string {
  return join(keyDir, 'data.key');
}

function parseKeyFile(text: string): Keyring {
  const [current = '', ...older] = text.trim().split('\n');
  const toKey = (line: string) => toDataKey(Buffer.from(line.trim(), 'base64'));
  return [toKey(current), ...older.map(toKey)];
}

/** Reads a secret file, or creates it; of two that create at once, both get the same one. */
async function readOrCreate(file: string): Promise<string> {
  const existing = await readFile(file, 'utf8').catch(() => undefined);
  if (existing !== undefined) return existing;
  const draft = await writeDraft(file, randomBytes(32).toString('base64'));
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}

async function writeDraft(file: string, text: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, text, { mode: 0o600 });
  return draft;
}
