import { OBJECT_STORE_VARIABLES, readDataKeys, readObjectStore, type SharedEnvironment } from './config';
import type { MigrationMode } from './database/open-storage';
import type { PoolSizes } from './database/pool-sizes';
import { StartupError } from './startup-error';

/** How many connections an instance opens to its database. */
export function readPoolSizes(environment: SharedEnvironment): PoolSizes {
  const { DATABASE_POOL_SIZE: queries, DATABASE_TRANSACTION_POOL_SIZE: transactions } = environment;
  return { queries, transactions };
}

/** Whether other instances may work on the same database: in production with one that is given. */
export function isOneOfSeveral({ NODE_ENV, DATABASE_URL }: SharedEnvironment): boolean {
  return NODE_ENV === 'production' && DATABASE_URL !== undefined;
}

/** Where migrations are applied: in a step of their own where there may be several instances, unless told otherwise. */
export function readMigrationMode(environment: SharedEnvironment, isDemo: boolean): MigrationMode {
  return environment.MIGRATIONS ?? (isOneOfSeveral(environment) && !isDemo ? 'step' : 'start');
}

/** Rejects settings that are fine on a developer's machine but not where there may be several instances. */
export function assertProductionReady(environment: SharedEnvironment): void {
  if (!isOneOfSeveral(environment)) return;
  if (readDataKeys(environment).length === 0)
    throw new StartupError(
      'PORTAL_DATA_KEY must be set in production with DATABASE_URL, or DATA_KEYS: 32 random bytes in base64, the same on every instance.',
    );
  if (readObjectStore(environment) === undefined)
    throw new StartupError(
      `Uploads in a folder are out of reach of other instances: with DATABASE_URL in production set ${OBJECT_STORE_VARIABLES.join(', ')}.`,
    );
}
