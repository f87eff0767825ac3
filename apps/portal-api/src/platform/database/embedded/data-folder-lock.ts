import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../startup-error';
import { isProcessAlive, readProcessStart } from './process-table';

interface LockHolder {
  readonly pid: number;
  readonly startedAt: string;
  readonly token: string;
}

/** A held lock on a data folder. */
export interface DataFolderLock {
  release(): void;
}

/**
 * Takes the data folder for this process. A lock left behind by a process that ended is taken over;
 * one that is in use is rejected with a sentence naming the holder.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const file = join(dataDir, 'portal.lock');
  const own: LockHolder = { pid: process.pid, startedAt: readProcessStart(process.pid), token: randomUUID() };
  const draft = `${file}.${own.token}`;
  await writeFile(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if (await tryLink(draft, file)) return { release: () => releaseLock(file, own) };
      const holder = await readHolder(file);
      if (holder !== undefined && isHolding(holder)) throw createBusyError(dataDir, holder.pid);
      await removeStaleLock(file, own.token);
    }
  } finally {
    await rm(draft, { force: true });
  }
  throw createBusyError(dataDir, 0);
}

/** Process that holds the data folder now. */
export async function findDataFolderHolder(dataDir: string): Promise<number | undefined> {
  const holder = await readHolder(join(dataDir, 'portal.lock'));
  return holder !== undefined && isHolding(holder) ? holder.pid : undefined;
}

async function tryLink(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Between reading a stale lock and moving it away another process may have taken it: then it goes back. */
async function removeStaleLock(file: string, token: string): Promise<void> {
  const aside = `${file}.${token}.stale`;
  await rename(file, aside).catch(() => undefined);
  const moved = await readHolder(aside);
  if (moved !== undefined && isHolding(moved)) await tryLink(aside, file);
  await rm(aside, { force: true });
}

async function readHolder(file: string): Promise<LockHolder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

function isHolding({ pid, startedAt }: LockHolder): boolean {
  return isProcessAlive(pid) && readProcessStart(pid) === startedAt;
}

function releaseLock(file: string, own: LockHolder): void {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
    if (holder.token === own.token) rmSync(file);
  } catch {
    // Whoever removed the file or the folder has released the lock already.
  }
}

function createBusyError(dataDir: string, pid: number): StartupError {
  return new StartupError(
    `The data folder ${dataDir} is in use by another process (PID ${pid}); stop it or set PORTAL_DATA_DIR.`,
  );
}
