import type { Database } from '../../platform/database/database';
import type { SearchEntry } from '../../platform/search/search-entry';
import { openTestDatabase } from '../../testing/patient-limits';
import { makeSearchEntry } from '../../testing/search-engine-contract';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import { replaceEntries } from './search-indexer';

/** More than are inserted at once, twice over. */
const MANY = 450;

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

const write = (change: (at: number) => Partial<SearchEntry>) =>
  database.transaction((orm) =>
    replaceEntries(orm, [
      {
        source: 'many',
        entries: Array.from({ length: MANY }, (_, at) => makeSearchEntry({ itemId: `${at}`, ...change(at) })),
      },
    ]),
  );

const readTitles = async () =>
  (await testDatabase.query<{ title: string }>('select title from search_entry order by id')).map(({ title }) => title);

it('stores entries in their order, however many there are', async () => {
  await write((at) => ({ title: `储罐 ${at}`, heading: at === 0 ? "It's a \\ sign" : '' }));
  expect(await readTitles()).toEqual(Array.from({ length: MANY }, (_, at) => `储罐 ${at}`));
  const [{ terms } = { terms: 0 }] = await testDatabase.query<{ terms: number }>(
    `select count(*)::int as terms from search_term where source = 'many' and term = '储罐'`,
  );
  expect(terms).toBe(1);
});

it.each([0, 250, MANY - 1])('leaves what was there where one of them cannot be stored: %i', async (wrong) => {
  await write((at) => ({ title: `储罐 ${at}` }));
  await expect(write((at) => ({ title: '泵', updatedOn: at === wrong ? 'never' : '2026-01-01' }))).rejects.toThrow();
  expect(await readTitles()).toEqual(Array.from({ length: MANY }, (_, at) => `储罐 ${at}`));
});
