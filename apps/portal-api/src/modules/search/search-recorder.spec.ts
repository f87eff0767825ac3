import type { Database } from '../../platform/database/database';
import { openTestDatabase } from '../../testing/patient-limits';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import { createSearchRecorder } from './search-recorder';

let testDatabase: TestDatabase;
let database: Database;
const failures: unknown[] = [];
const clock = () => new Date('2026-05-05T01:00:00Z');

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openTestDatabase(testDatabase.address);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});
beforeEach(() => testDatabase.query('delete from search_query'));

const open = () => createSearchRecorder(database.orm, clock, (error) => failures.push(error));
const list = () =>
  testDatabase.query<{ keywords: string; searches: number; misses: number }>(
    'select keywords, searches, misses from search_query order by keywords',
  );

it('counts the same words together, and those that found nothing', async () => {
  const recorder = open();
  recorder.note(' ＭＱＴＴ   接入 ', 3);
  recorder.note('mqtt 接入', 0);
  recorder.note('  ', 0);
  expect(await list()).toEqual([]);
  await recorder.flush();
  recorder.note('mqtt 接入', 0);
  await recorder.close();
  expect(await list()).toEqual([{ keywords: 'mqtt 接入', searches: 3, misses: 2 }]);
});

it('keeps neither all of a long text, nor all of many', async () => {
  const recorder = open();
  recorder.note('网'.repeat(10_000), 1);
  recorder.note('𠮷'.repeat(59) + 'x', 1);
  for (let index = 0; index < 600; index += 1) recorder.note(`w${index}`, 1);
  await recorder.close();
  const rows = await list();
  expect(rows).toHaveLength(500);
  expect(rows.some(({ keywords }) => keywords === '网'.repeat(60))).toBe(true);
});

it('tells of a failure and goes on', async () => {
  const recorder = createSearchRecorder(
    { insert: () => ({ values: () => ({ onConflictDoUpdate: () => Promise.reject(new Error('gone')) }) }) } as never,
    clock,
    (error) => failures.push(error),
  );
  recorder.note('x', 1);
  await recorder.close();
  expect(failures).toEqual([expect.objectContaining({ message: 'gone' })]);
});
