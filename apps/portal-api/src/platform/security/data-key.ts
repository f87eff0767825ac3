import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The 32 bytes that everything else that is secret is derived from: the operator's, as Base64, or those that were made
 * once and are kept in the key folder.
 */
export async function loadDataKey(keyDir: string, provided: string | undefined): Promise<Buffer> {
  await mkdir(keyDir, { recursive: true, mode: 0o700 });
  const text = provided ?? (await readOrCreate(join(keyDir, 'data.key')));
  return Buffer.from(text.trim(), 'base64');
}

/** Reads a secret file, or creates it; of two that create at once, both get the same one. */
async function readOrCreate(file: string): Promise<string> {
  const existing = await readFile(file, 'utf8').catch(() => undefined);
  if (existing !== undefined) return existing;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64'), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
