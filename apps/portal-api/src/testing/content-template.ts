import { join } from 'node:path';
import { Client } from 'pg';
import { importContent } from '../modules/content/content-importer';
import { importOwnDocuments } from '../modules/documents/own-documents';
import { toChinaDay } from '../platform/china-time';
import { systemClock } from '../platform/clock';
import type { DatabaseAddress } from '../platform/database/database';
import { PORTAL_CONTRIBUTIONS } from '../portal-modules';
import { FIXTURES } from './fixtures';
import { openTestDatabase } from './patient-limits';
import { CONTENT_TEMPLATE, EMPTY_TEMPLATE, toDatabase } from './test-server';

const UNFINISHED = `${CONTENT_TEMPLATE}_unfinished`;

/** The template with the content of the fixtures: imported once for a test run, by whichever process asks first. */
export async function ensureContentTemplate(server: DatabaseAddress): Promise<typeof CONTENT_TEMPLATE> {
  const client = new Client(toDatabase(server, 'postgres'));
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext($1))`, [CONTENT_TEMPLATE]);
    const { rows } = await client.query(`select 1 from pg_database where datname = $1`, [CONTENT_TEMPLATE]);
    if (rows.length > 0) return CONTENT_TEMPLATE;
    await client.query(`drop database if exists ${UNFINISHED}`);
    await client.query(`create database ${UNFINISHED} template ${EMPTY_TEMPLATE}`);
    await importFixtures(toDatabase(server, UNFINISHED));
    await client.query(`alter database ${UNFINISHED} rename to ${CONTENT_TEMPLATE}`);
    return CONTENT_TEMPLATE;
  } finally {
    await client.end();
  }
}

async function importFixtures(address: DatabaseAddress): Promise<void> {
  const database = openTestDatabase(address);
  const contentDir = join(FIXTURES, 'content');
  try {
    await importContent(database, PORTAL_CONTRIBUTIONS.contentFormats, contentDir, join(FIXTURES, 'media'));
    await importOwnDocuments(database, contentDir, toChinaDay(systemClock()));
  } finally {
    await database.close();
  }
}
