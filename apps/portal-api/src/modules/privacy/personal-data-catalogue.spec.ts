import { PORTAL_CONTRIBUTIONS } from '../../portal-modules';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';

const { personalData: PERSONAL_DATA, notPersonal: NOT_PERSONAL } = PORTAL_CONTRIBUTIONS;
const RETENTION_RULES = PERSONAL_DATA.map(({ retention }) => retention);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Names of columns by which a row belongs to somebody, or was made by somebody. */
const OWNING = /(^|_)(owner|user|reader|actor|author|account|customer|assignee)(_id|_code|_account)?$/;

it('names every table whose rows belong to somebody', async () => {
  const columns = await database.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  );
  const owned = [...new Set(columns.filter((row) => OWNING.test(row.column_name)).map((row) => row.table_name))].sort();
  const known = new Set([...PERSONAL_DATA.flatMap(({ tables }) => tables), ...Object.keys(NOT_PERSONAL)]);
  expect(owned.length).toBeGreaterThan(15);
  expect(owned.filter((table) => !known.has(table))).toEqual([]);
});

it('names no table twice and none that does not exist', async () => {
  const named = [...PERSONAL_DATA.flatMap(({ tables }) => tables), ...Object.keys(NOT_PERSONAL)];
  expect(named.filter((table, index) => named.indexOf(table) < index)).toEqual([]);
  const rows = await database.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const existing = new Set(rows.map((row) => row.table_name));
  expect(named.filter((table) => !existing.has(table))).toEqual([]);
});

it('gives every kind its own file and title', () => {
  for (const key of ['name', 'title'] as const)
    expect(new Set(PERSONAL_DATA.map((kind) => kind[key])).size).toBe(PERSONAL_DATA.length);
  expect(PERSONAL_DATA.filter(({ name }) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});

it('says of everything that is kept for how long and why', () => {
  const kept = RETENTION_RULES.filter(({ treatment }) => treatment === 'keep');
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter(({ period, reason }) => period === '' || reason === '')).toEqual([]);
});
