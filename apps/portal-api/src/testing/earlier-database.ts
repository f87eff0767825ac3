import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrateDatabase } from '../platform/database/migrate';
import { findPackageFolder } from '../platform/package-folders';
import { getTestServer } from './test-portal';
import { runOnServer, toDatabase } from './test-server';

const MIGRATIONS = findPackageFolder('migrations');

/** A database as it was before a migration. */
export interface EarlierDatabase {
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Brings it to what it is today. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** Creates a database as it was before the migration of a number, e.g. `0018`. */
export async function createEarlierDatabase(number: string): Promise<EarlierDatabase> {
  const name = `before_${number}_${randomBytes(6).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  for (const file of readdirSync(MIGRATIONS).filter((file) => file < number))
    cpSync(join(MIGRATIONS, file), join(folder, file));
  await runOnServer(getTestServer(), `create database ${name}`);
  const address = toDatabase(getTestServer(), name);
  await migrateDatabase(address, folder);
  rmSync(folder, { recursive: true });
  const client = new Client(address);
  await client.connect();
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows,
    async migrate() {
      await migrateDatabase(address, MIGRATIONS);
    },
    async close() {
      await client.end();
      await runOnServer(getTestServer(), `drop database ${name} with (force)`);
    },
  };
}
