import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { StartupError } from '../startup-error';
import type { DatabaseAddress } from './database';

/** Key of the lock that lets one migrator work at a time; any fixed number. */
const MIGRATION_LOCK = 728_114_001;

/** Applies the migrations that are missing, in order, each in a transaction. Returns how many were applied. */
export async function migrateDatabase(address: DatabaseAddress, migrationsDir: string): Promise<number> {
  const migrations = await readMigrations(migrationsDir);
  const client = new Client({ ...address, connectionTimeoutMillis: 5000, application_name: 'portal-migrations' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    );
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    const missing = migrations.filter((migration) => !isApplied(migration, applied));
    for (const migration of missing) await apply(client, migration);
    return missing.length;
  } finally {
    // Ending the session releases the lock, also when the work failed half-way.
    await client.end();
  }
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
    throw error;
  }
}
