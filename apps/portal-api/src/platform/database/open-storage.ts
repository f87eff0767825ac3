import type { OnProgress } from '../operations/readiness';
import { findPackageFolder } from '../package-folders';
import { StartupError } from '../startup-error';
import { type Database, type DatabaseAddress, openDatabase } from './database';
import { isDatabaseUnreachable } from './database-errors';
import { type DatabaseWatch, watchDatabase } from './database-watch';
import { prepareDataFolder } from './embedded/data-folder';
import { lockDataFolder } from './embedded/data-folder-lock';
import { prepareEmbeddedDatabase } from './embedded/embedded-database';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { migrateDatabase } from './migrate';
import type { StatementObserver } from './observe-statements';
import { TIME_LIMITS, type TimeLimits } from './time-limits';

export interface OpenStorageOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly binDir: string | undefined;
  readonly onProgress: OnProgress;
  readonly onTrouble: (message: string) => void;
  readonly limits?: TimeLimits | undefined;
  /** Runs every statement of the application. */
  readonly observe?: StatementObserver | undefined;
}

/** The database, migrated and watched. */
export interface Storage {
  readonly database: Database;
  readonly watch: DatabaseWatch;
  close(): Promise<void>;
}

type CloseStep = () => Promise<void> | void;

/** Opens the database: the given one, or our own in the data folder. What was opened is closed when a later step fails. */
export async function openStorage(options: OpenStorageOptions): Promise<Storage> {
  const { limits = TIME_LIMITS } = options;
  const steps: CloseStep[] = [];
  const close = async () => {
    for (const step of steps.splice(0).reverse()) await step();
  };
  try {
    const address = await openServer(options, steps);
    options.onProgress('Applying migrations', 'migrations');
    await migrateDatabase(address, findPackageFolder('migrations'));
    const onTrouble = () => options.onTrouble('A database connection broke');
    const database = openDatabase(address, onTrouble, limits, options.observe);
    steps.push(() => database.close());
    const watch = await watchDatabase({
      address,
      limits,
      onChange: ({ isUp }) => options.onTrouble(isUp ? 'The database is reachable' : 'The database is not reachable'),
    });
    steps.push(() => watch.close());
    return { database, watch, close };
  } catch (error) {
    await close();
    throw explain(error, options);
  }
}

async function openServer(options: OpenStorageOptions, steps: CloseStep[]): Promise<DatabaseAddress> {
  await prepareDataFolder(options.dataDir);
  if (options.databaseUrl !== undefined) return { connectionString: options.databaseUrl };
  const lock = await lockDataFolder(options.dataDir);
  steps.push(() => lock.release());
  options.onProgress('Starting the database', 'database');
  const server = await startEmbeddedPostgres(options);
  steps.push(() => server.close());
  return prepareEmbeddedDatabase(server.connection);
}

function explain(error: unknown, { databaseUrl }: OpenStorageOptions): unknown {
  if (databaseUrl === undefined || error instanceof StartupError || !isDatabaseUnreachable(error)) return error;
  const reason = String((error as { code?: unknown }).code ?? 'no answer');
  return new StartupError(`The database of DATABASE_URL cannot be reached (${reason}).`);
}
