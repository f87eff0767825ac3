import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseAddress } from '../platform/database/database';
import { migrateDatabase } from '../platform/database/migrate';
import { findPackageFolder } from '../platform/package-folders';

/** Database with nothing in it but its tables. */
export const EMPTY_TEMPLATE = 'portal_template';

/** Database with the content of the fixtures as well; made by the first spec that wants a copy. */
export const CONTENT_TEMPLATE = 'portal_template_with_content';

/** Runs one statement on a server. */
export async function runOnServer(server: DatabaseAddress, statement: string): Promise<void> {
  const client = new Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates the migrated template on a server. */
export async function createTemplate(server: DatabaseAddress): Promise<void> {
  for (const name of [CONTENT_TEMPLATE, EMPTY_TEMPLATE]) await runOnServer(server, `drop database if exists ${name}`);
  await runOnServer(server, `create database ${EMPTY_TEMPLATE}`);
  await migrateDatabase(toDatabase(server, EMPTY_TEMPLATE), findPackageFolder('migrations'));
}

/** Address of one database of a server. */
export function toDatabase(server: DatabaseAddress, database: string): DatabaseAddress {
  if (server.connectionString === undefined) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.toString() };
}

/** An address of a database as `DATABASE_URL` would have it. */
export function toUrl({ connectionString, host = '', user = '', database = '' }: DatabaseAddress): string {
  return connectionString ?? `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

/** Secrets shared by all tests, because making an RSA key takes a moment. */
export function createTestSecrets(): { dataKey: string; rsaKeyFile: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rsaKeyFile = join(mkdtempSync(join(tmpdir(), 'portal-test-keys-')), 'rsa.pem');
  writeFileSync(rsaKeyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return { dataKey: randomBytes(32).toString('base64'), rsaKeyFile };
}
