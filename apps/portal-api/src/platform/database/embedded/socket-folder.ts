import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../startup-error';
import type { PostgresIdentity } from './postgres-identity';

/** Longest path a unix socket may have on Linux; the server adds the file's own name. */
const MAX_FOLDER_LENGTH = 107 - '/.s.PGSQL.5432.lock'.length;

/** Makes the private folder of the server's socket: in the data folder, or in the temp folder where that path is too long. */
export async function prepareSocketFolder(dataDir: string, owner: PostgresIdentity['owner']): Promise<string> {
  const near = join(dataDir, 'run');
  const folder = Buffer.byteLength(near) <= MAX_FOLDER_LENGTH ? near : join(tmpdir(), `portal-pg-${hash(dataDir)}`);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const status = lstatSync(folder);
  const isOurs =
    status.isDirectory() && (process.getuid === undefined || process.getuid() === 0 || status.uid === process.getuid());
  if (!isOurs) throw new StartupError(`The folder ${folder} belongs to someone else; remove it.`);
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
  return folder;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
