import type { Database, QueryRunner } from '../../../platform/database/database';
import { openTestDatabase } from '../../../testing/patient-limits';
import { makeSearchEntry } from '../../../testing/search-engine-contract';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-portal';
import { replaceEntries } from '../search-indexer';
import { createEntryRows } from './entry-rows';
import { createEntryTable } from './entry-table';

const TEXTS = { short: '先测温度，再接 MQTT', long: `${'读数'.repeat(800)}末尾的 Grafana` };

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openTestDatabase(testDatabase.address);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const write = (texts: Readonly<Record<string, string>>) =>
  database.transaction((orm) =>
    replaceEntries(
      orm,
      Object.entries(texts).map(([source, body]) => ({
        source,
        entries: [makeSearchEntry({ itemId: source, title: `标题 ${source}`, body })],
      })),
    ),
  );

/** Rows of a table that is asked through a counter, and what is known of it. */
async function prepare() {
  const counts = { statements: 0 };
  const execute: QueryRunner['execute'] = (query) => {
    counts.statements += 1;
    return database.orm.execute(query);
  };
  const rows = createEntryRows({ ...database.orm, execute } as QueryRunner);
  const table = createEntryTable(database.orm);
  const readIds = async () => new Map((await table.readAfter(0, 100)).map(({ itemId, id }) => [itemId, id]));
  const ids = await readIds();
  // What other databases of the server have under way lies before what was written here: that has to be seen as well.
  const changes = await table.readChanges(await table.readBeginning(), 100);
  return {
    counts,
    rows,
    readIds,
    seen: changes?.seen ?? { floor: '0', applied: [] },
    short: ids.get('short') ?? 0,
    long: ids.get('long') ?? 0,
  };
}

it('reads an entry once, and its text where it is wanted', async () => {
  await write(TEXTS);
  const { rows, seen, short, long } = await prepare();
  expect((await rows.read({ ids: [short, long] }, seen))?.rows.get(short)?.text).toBeUndefined();
  const read = await rows.read({ ids: [short, long], texts: [short, long] }, seen);
  expect(read?.rows.get(short)).toMatchObject({
    head: { title: '标题 short', itemId: 'short' },
    text: { body: TEXTS.short, comparable: '先测温度再接mqtt', isWhole: true },
  });
  expect(read?.rows.get(long)?.text).toMatchObject({ body: TEXTS.long.slice(0, 1500), isWhole: false });
  expect(rows.get(short)).toEqual(read?.rows.get(short));
});

it('asks for what it has no more than whether it is still so, and all at once together', async () => {
  await write(TEXTS);
  const { counts, rows, seen, short } = await prepare();
  const ask = () => rows.read({ ids: [short], texts: [short] }, seen);
  await ask();
  counts.statements = 0;
  const all = await Promise.all(Array.from({ length: 10 }, ask));
  expect(all.every((read) => read?.rows.has(short))).toBe(true);
  expect(counts.statements).toBeLessThanOrEqual(2);
  await write({ another: '温度' });
  expect(await Promise.all([ask(), ask()])).toEqual([undefined, undefined]);
});

it.each([
  ['测温度', ['short']],
  ['mqtt', ['short']],
  ['末尾的', ['long']],
  ['grafana', ['long']],
  ['读数', ['long']],
  ['没有', []],
])('tells which others have %s in their texts, whether these are known or not', async (phrase, expected) => {
  await write(TEXTS);
  const { rows, seen, short, long } = await prepare();
  const ask = async () => {
    const read = await rows.read({ ids: [], others: [short, long], phrase }, seen);
    return [...(read?.phrased ?? [])].map((id) => read?.rows.get(id)?.head.itemId);
  };
  const before = await ask();
  await rows.read({ ids: [short, long], texts: [short, long] }, seen);
  expect([before, await ask()]).toEqual([expected, expected]);
});

it('an entry that is changed in place gets another id', async () => {
  await write(TEXTS);
  const { readIds, short, long } = await prepare();
  await testDatabase.query(`update search_entry set title = '另一个' where source = 'short'`);
  const ids = await readIds();
  expect(ids.get('short')).not.toBe(short);
  expect(ids.get('long')).toBe(long);
});

it('reads ahead what there is, whatever else changes meanwhile', async () => {
  await write(TEXTS);
  const { rows, seen, short, long } = await prepare();
  await write({ another: '压力' });
  await rows.readAhead([long, short, 0], new AbortController().signal);
  expect([rows.get(short)?.text?.body, rows.get(long)?.text?.isWhole]).toEqual([TEXTS.short, false]);
  // What was read is no response to whoever has not seen the change.
  expect(await rows.read({ ids: [short] }, seen)).toBeUndefined();
});
