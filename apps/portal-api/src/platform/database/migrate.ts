import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { StartupError } from '../startup-error';
import type { DatabaseAddress } from './database';
import { readSqlState } from './database-errors';

/** Key of the lock that lets one migrator work at a time; any fixed number. */
const MIGRATION_LOCK = 728_114_001;

/** SQLSTATE of a statement that waited too long for a lock. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * A statement of a migration waits so long for a table at most: whoever asks for the table meanwhile waits behind it.
 */
const LOCK_TIMEOUT_MS = 5000;

/**
 * Applies the migrations that are missing, in order, each in a transaction, after whoever else does so at the moment.
 * Returns how many were applied. Rejects with a `StartupError` where a table stays locked for `lockTimeoutMs`.
 */
export async function migrateDatabase(
  address: DatabaseAddress,
  migrationsDir: string,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
): Promise<number> {
  return withClient(address, async (client) => {
    // The end of the session releases the lock, also when the work failed half-way.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query("select set_config('lock_timeout', $1, false)", [`${lockTimeoutMs}ms`]);
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const missing = await listMissing(client, migrationsDir);
    for (const migration of missing) await apply(client, migration);
    return missing.length;
  });
}

/**
 * Rejects a database that lacks migrations of this release with a `StartupError` that names the command. One that has
 * those of a later release is fine: migrations leave what the release before needs.
 */
export async function assertMigrated(address: DatabaseAddress, migrationsDir: string): Promise<void> {
  const [first, ...others] = await withClient(address, async (client) => {
    const { rows } = await client.query<{ found: boolean }>(
      "select to_regclass('schema_migration') is not null as found",
    );
    return rows[0]?.found ? listMissing(client, migrationsDir) : readMigrations(migrationsDir);
  });
  if (first === undefined) return;
  throw new StartupError(
    `The database lacks ${1 + others.length} of this release's migrations, the first is ${first.name}; run "npm run migrate" (node dist/migrate.js) before starting it.`,
  );
}

async function withClient<Result>(
  address: DatabaseAddress,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...address, connectionTimeoutMillis: 5000, application_name: 'portal-migrations' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function listMissing(client: Client, migrationsDir: string): Promise<Migration[]> {
  const migrations = await readMigrations(migrationsDir);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return migrations.filter((migration) => !isApplied(migration, applied));
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function isApplied({ name, checksum }: Migration, applied: ReadonlyMap<string, string>): boolean {
  const known = applied.get(name);
  if (known !== undefined && known !== checksum) {
    throw new StartupError(`The migration ${name} was changed after it had been applied; undo that and add a new one.`);
  }
  return known !== undefined;
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (readSqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartupError(
      `The migration ${name} waited too long for a table that is in use; nothing of it was applied. Run it again.`,
    );
  }
}
