import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { setUp } from '../../testing/set-up';
import { createTestDatabase } from '../../testing/test-portal';
import { PATIENT_LIMITS } from '../../testing/patient-limits';
import { openDatabase } from './database';
import { defineInsert } from './define-insert';

const parcel = pgTable('parcel', {
  id: integer('id').primaryKey(),
  label: text('label').notNull().default('plain'),
  content: jsonb('content').$type<unknown>(),
  parts: text('parts').array().notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
});

const store = defineInsert(parcel, (insert) => insert.returning());
const storeOnce = defineInsert(parcel, (insert) => insert.onConflictDoNothing().returning({ id: parcel.id }));

const test = setUp(async () => {
  const testDatabase = await createTestDatabase();
  await testDatabase.query(`create table parcel (id integer primary key, label text not null default 'plain', content jsonb,
    parts text[] not null, sent_at timestamptz)`);
  const database = openDatabase(testDatabase.address, {
    ...{ onTrouble: () => undefined, limits: PATIENT_LIMITS },
    poolSizes: { queries: 1, transactions: 1 },
  });
  return {
    database,
    async close() {
      await database.close();
      await testDatabase.drop();
    },
  };
});

it('stores values as their columns have them, and returns the row', async () => {
  const sentAt = new Date('2026-07-01T08:00:00Z');
  const row = { id: 1, label: '', content: { pages: [1, null] }, parts: ['a,b', '"c"'], sentAt };
  expect(await store(test.database.orm, row)).toEqual([row]);
});

it('leaves columns to the database that are not given, and tells nothing from null', async () => {
  const left = { id: 2, label: undefined, parts: [] };
  expect(await store(test.database.orm, left)).toEqual([
    { id: 2, label: 'plain', content: null, parts: [], sentAt: null },
  ]);
  const empty = { id: 3, label: 'given', content: null, parts: [], sentAt: null };
  expect(await store(test.database.orm, empty)).toEqual([empty]);
});

it('does what it is told where there is such a row', async () => {
  expect(await storeOnce(test.database.orm, { id: 4, parts: ['first'] })).toEqual([{ id: 4 }]);
  expect(await storeOnce(test.database.orm, { id: 4, parts: ['second'] })).toEqual([]);
});

it('is parsed once by the connection of transactions that come one after the other', async () => {
  const { database } = test;
  for (const id of [5, 6, 7]) await database.transaction((runner) => store(runner, { id, parts: [] }));
  const { rows } = await database.transaction((runner) =>
    runner.execute(sql`select generic_plans + custom_plans as runs from pg_prepared_statements`),
  );
  expect(rows).toEqual([{ runs: '3' }]);
});
