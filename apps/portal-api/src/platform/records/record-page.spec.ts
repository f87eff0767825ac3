import { CAPPED_TOTAL } from '@portal/api-contract/rules';
import { asc, desc, gt, sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createTestDatabase } from '../../testing/test-portal';
import { openDatabase } from '../database/database';
import { readRecordPage } from './record-page';

const ROWS = 3000;

const sample = pgTable('sample', { id: uuid().primaryKey(), place: integer().notNull(), name: text().notNull() });

const COLUMNS = { row: { place: sample.place }, doubled: sql<number>`place * 2` };

async function open() {
  const { address, query, drop } = await createTestDatabase();
  await query('create table sample (id uuid primary key, place integer not null, name text not null)');
  await query(`insert into sample select gen_random_uuid(), n, 'name ' || n from generate_series(1, ${ROWS}) n`);
  await query('create index sample_place_idx on sample (place, id)');
  await query('vacuum analyze sample');
  // One connection, which is asked afterwards what it remembers.
  const database = openDatabase(address, { onTrouble: () => undefined, poolSizes: { queries: 1, transactions: 1 } });
  return { ...database, close: () => database.close().then(drop) };
}

let database: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  database = await open();
});
afterAll(() => database.close());

const readPage = (pageNo: number, pageSize = 20, beyond = 0) =>
  readRecordPage(database.orm, sample, gt(sample.place, beyond), [asc(sample.place), asc(sample.id)], {
    pageNo,
    pageSize,
  });

it('has the records of its place whole, in the order of the list, and how many there are', async () => {
  const { rows, total } = await readPage(2, 20, ROWS - 50);
  expect(rows.map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_, index) => ROWS - 29 + index));
  expect(rows[0]).toEqual({ id: expect.any(String), place: ROWS - 29, name: `name ${ROWS - 29}` });
  expect(total).toBe(50);
});

it('counts no further than lists are counted, and is there beyond', async () => {
  const { rows, total } = await readPage(100);
  expect([rows[0]?.place, rows.length, total]).toEqual([1981, 20, CAPPED_TOTAL]);
});

it.each([
  ['after the last one', 4, 50],
  ['of a list of nothing', 1, 0],
])('is empty %s, and says how many there are', async (_which, pageNo, left) => {
  expect(await readPage(pageNo, 20, ROWS - left)).toEqual({ rows: [], total: left });
});

it('has what is chosen of its records, in the other direction as well', async () => {
  const order = [desc(sample.place), desc(sample.id)];
  const page = { pageNo: 1, pageSize: 2 };
  const { rows } = await readRecordPage(database.orm, sample, undefined, order, page, COLUMNS);
  expect(rows).toEqual([
    { row: { place: ROWS }, doubled: 2 * ROWS },
    { row: { place: ROWS - 1 }, doubled: 2 * ROWS - 2 },
  ]);
});

it('is read by its keys by one statement, which a connection plans once', async () => {
  for (let pageNo = 1; pageNo <= 12; pageNo++) await readPage(pageNo);
  const { rows: kept } = await database.orm.execute<{ name: string; generic: number }>(sql`
    select name, generic_plans::int as generic from pg_prepared_statements where statement like '%"name" from "sample"%'`);
  expect(kept).toEqual([{ name: expect.any(String), generic: expect.any(Number) }]);
  expect(kept[0]?.generic).toBeGreaterThan(0);
  const name = sql.identifier(kept[0]?.name ?? '');
  const plan = await database.orm.execute<{ 'QUERY PLAN': string }>(sql`explain execute ${name} ('{}', '{}')`);
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('sample_pkey');
});
