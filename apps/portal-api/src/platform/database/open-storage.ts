import type { OnProgress } from '../operations/readiness';
import { findPackageFolder } from '../package-folders';
import { StartupError } from '../startup-error';
import { type DatabaseAddress, openDatabase, type OpenedDatabase } from './database';
import { isDatabaseUnreachable } from './database-errors';
import { type DatabaseWatch, watchDatabase } from './database-watch';
import { prepareDataFolder } from './embedded/data-folder';
import { lockDataFolder } from './embedded/data-folder-lock';
import { prepareEmbeddedDatabase } from './embedded/embedded-database';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import type { StatementObserver } from './observe-statements';
import { assertMigrated, migrateDatabase } from './migrate';
import type { PoolSizes } from './pool-sizes';
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
  readonly poolSizes?: PoolSizes | undefined;
  /** Whether missing migrations are applied at the start, or a step of their own has to have applied them. */
  readonly migrations?: MigrationMode | undefined;
}

/** Where migrations are applied: at the start of an instance, or in a step of their own before it. */
export type MigrationMode = 'start' | 'step';

/** The database, migrated and watched. */
export interface Storage {
  /** How many migrations were applied as it was opened. */
  readonly appliedMigrations: number;
  readonly database: OpenedDatabase;
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
    const appliedMigrations = await bringUpToDate(address, options);
    const database = openDatabase(address, {
      ...{ limits, poolSizes: options.poolSizes, observe: options.observe },
      onTrouble: () => options.onTrouble('A database connection broke'),
    });
    steps.push(() => database.close());
    const watch = await watchDatabase({
      address,
      limits,
      onChange: ({ isUp }) => options.onTrouble(isUp ? 'The database is reachable' : 'The database is not reachable'),
    });
    steps.push(() => watch.close());
    return { appliedMigrations, database, watch, close };
  } catch (error) {
    await close();
    throw explain(error, options);
  }
}

async function bringUpToDate(
  address: DatabaseAddress,
  { migrations = 'start', onProgress }: OpenStorageOptions,
): Promise<number> {
  const folder = findPackageFolder('migrations');
  if (migrations === 'start') {
    onProgress('Applying migrations', 'migrations');
    return migrateDatabase(address, folder);
  }
  await assertMigrated(address, folder);
  return 0;
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
