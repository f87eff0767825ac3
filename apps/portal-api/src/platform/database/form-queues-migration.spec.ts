import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { getTestServer } from '../../testing/test-portal';
import { runOnServer, toDatabase } from '../../testing/test-server';
import { findPackageFolder } from '../package-folders';
import { migrateDatabase } from './migrate';

const MIGRATIONS = findPackageFolder('migrations');
const NAME = `before_0018_${process.pid}`;

/** Applications as they were before they had a lifecycle: kind, state, and whether somebody owns them. */
const ROWS = [
  ['trial', 'submitted', true],
  ['partner', 'processing', true],
  ['job', 'approved', true],
  ['model', 'rejected', true],
  ['visit', 'withdrawn', true],
  ['whitepaper', 'approved', true],
  ['consult', 'submitted', false],
] as const;

it('gives applications that are there already their states, and a log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  for (const file of readdirSync(MIGRATIONS).filter((name) => name < '0018'))
    cpSync(join(MIGRATIONS, file), join(folder, file));
  await runOnServer(getTestServer(), `create database ${NAME}`);
  const address = toDatabase(getTestServer(), NAME);
  await migrateDatabase(address, folder);
  rmSync(folder, { recursive: true });
  const client = new Client(address);
  await client.connect();
  for (const [kind, state, isOwned] of ROWS)
    await client.query(
      `insert into application values (gen_random_uuid(), $1::text, $1::text,
         case when $3 then gen_random_uuid() end, 'k', 'n', '/', $2, 'f', 'm', now(), now(), now() + interval '1 hour')`,
      [kind, state, isOwned],
    );

  await migrateDatabase(address, MIGRATIONS);
  const { rows } = await client.query(
    `select kind, state, reason, version, assignee_id,
       (select string_agg(concat(from_state, '>', to_state, ' ', act), ', ' order by position) from status_log
        where record_kind = 'application' and record_id = application.id
          and actor_id is not distinct from application.owner_id) as log
     from application order by kind`,
  );
  await client.end();
  await runOnServer(getTestServer(), `drop database ${NAME} with (force)`);
  const untouched = { reason: '', version: 1, assignee_id: null };
  expect(rows).toEqual([
    { ...untouched, kind: 'consult', state: 10, log: '>10 submit' },
    { ...untouched, kind: 'job', state: 30, log: '>10 submit' },
    { ...untouched, kind: 'model', state: 31, log: '>10 submit' },
    { ...untouched, kind: 'partner', state: 20, log: '>10 submit' },
    { ...untouched, kind: 'trial', state: 10, log: '>10 submit' },
    { ...untouched, kind: 'visit', state: 40, log: '>10 submit, 10>40 withdraw' },
    { ...untouched, kind: 'whitepaper', state: 30, log: '>30 download' },
  ]);
});
