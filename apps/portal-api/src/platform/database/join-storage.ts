import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../startup-error';
import { type Database, type DatabaseAddress, openDatabase } from './database';
import { findDataFolderHolder } from './embedded/data-folder-lock';
import { DATABASE_NAME } from './embedded/embedded-database';
import { readPostmasterFile } from './embedded/postgres-process';
import { openStorage, type OpenStorageOptions } from './open-storage';

const READY_TIMEOUT_MS = 30_000;
const RETRY_INTERVAL_MS = 250;

/** The database of an installation, for a command that works beside its portal. */
export interface JoinedStorage {
  /** How many migrations were applied as it was opened. */
  readonly appliedMigrations: number;
  readonly database: Database;
  /** Whether nobody else uses the database while it is joined. */
  readonly isAlone: boolean;
  close(): Promise<void>;
}

export interface JoinStorageOptions extends OpenStorageOptions {
  readonly readyTimeoutMs?: number;
}

/** Opens the database of an installation. Where its portal runs, the portal's own server is used and left running. */
export async function joinStorage(options: JoinStorageOptions): Promise<JoinedStorage> {
  const running = options.databaseUrl === undefined ? await findRunningServer(options) : undefined;
  if (running !== undefined) {
    const database = openDatabase(running, { onTrouble: () => options.onTrouble('A database connection broke') });
    return { appliedMigrations: 0, database, isAlone: false, close: () => database.close() };
  }
  const { appliedMigrations, database, close } = await openStorage(options);
  return { appliedMigrations, database, isAlone: options.databaseUrl === undefined, close };
}

/** Server of the process that holds the data folder. It may be starting, or stopping, and is waited for. */
async function findRunningServer({
  dataDir,
  readyTimeoutMs = READY_TIMEOUT_MS,
}: JoinStorageOptions): Promise<DatabaseAddress | undefined> {
  const deadline = Date.now() + readyTimeoutMs;
  for (;;) {
    const holder = await findDataFolderHolder(dataDir);
    if (holder === undefined) return undefined;
    const host = readPostmasterFile(join(dataDir, 'postgres'))?.socketDir;
    const address = { host, user: 'postgres', database: DATABASE_NAME };
    if (host && (await isReady(address))) return address;
    if (Date.now() > deadline) {
      throw new StartupError(
        `The data folder ${dataDir} is in use by process ${holder}, whose database does not answer.`,
      );
    }
    await delay(RETRY_INTERVAL_MS);
  }
}

async function isReady(address: DatabaseAddress): Promise<boolean> {
  const client = new Client({ ...address, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select version from content_state');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
