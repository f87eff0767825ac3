import { Client } from 'pg';
import type { DatabaseAddress } from '../database';
import type { EmbeddedPostgres } from './embedded-postgres';

/** Our database on our own server. */
export const DATABASE_NAME = 'portal';

/** Makes sure that our database exists on our own server. */
export async function prepareEmbeddedDatabase(connection: EmbeddedPostgres['connection']): Promise<DatabaseAddress> {
  const client = new Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`);
  } finally {
    await client.end();
  }
  return { ...connection, database: DATABASE_NAME };
}
