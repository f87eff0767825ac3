import { sql } from 'drizzle-orm';
import { openTestDatabase, PATIENT_LIMITS } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestDatabase } from '../../testing/test-portal';
import { type Database, openDatabase, type QueryRunner } from './database';

const test = setUp(async () => {
  const testDatabase = await createTestDatabase();
  await testDatabase.query('create table seat (id integer primary key, taken integer not null default 0)');
  await testDatabase.query('insert into seat (id) values (1), (2)');
  const database: Database = openTestDatabase(testDatabase.address);
  return {
    database,
    query: testDatabase.query,
    async close() {
      await database.close();
      await testDatabase.drop();
    },
  };
});

const take = (runner: QueryRunner, id: number) =>
  runner.execute(sql`update seat set taken = taken + 1 where id = ${id}`);
const fail = (runner: QueryRunner, state: string) =>
  runner.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`));

/** Resolves once as many have come as are waited for. */
function createMeeting(size: number): () => Promise<void> {
  let present = 0;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  return () => {
    present += 1;
    if (present >= size) begin();
    return begun;
  };
}

it('tells of connections that break, and no longer while it closes', async () => {
  const given = await createTestDatabase();
  const onTrouble = vi.fn();
  const database = openDatabase(given.address, { onTrouble, limits: PATIENT_LIMITS });
  const broken = new Error('terminating connection');
  database.pool.emit('error', broken);
  const closing = database.close();
  database.pool.emit('error', broken);
  await closing;
  expect(onTrouble.mock.calls).toEqual([[broken]]);
  await given.drop();
});

it('opens no more connections than it is told', async () => {
  const given = await createTestDatabase();
  const database = openDatabase(given.address, {
    ...{ onTrouble: () => undefined, limits: PATIENT_LIMITS },
    poolSizes: { queries: 2, transactions: 1 },
  });
  const readProcess = async (runner: QueryRunner) => {
    const { rows } = await runner.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return rows[0]?.pid;
  };
  const ask = async <Result>(question: () => Promise<Result>) =>
    new Set(await Promise.all(Array.from({ length: 8 }, question))).size;
  expect(await ask(() => readProcess(database.orm))).toBe(2);
  expect(await ask(() => database.transaction(readProcess))).toBe(1);
  await database.close();
  await given.drop();
});

it('lets two transactions come to their end that wait for each other', async () => {
  const meet = createMeeting(2);
  const takeBoth = (first: number, second: number) =>
    test.database.transaction(async (runner) => {
      await take(runner, first);
      await meet();
      await take(runner, second);
    });
  await Promise.all([takeBoth(1, 2), takeBoth(2, 1)]);
  expect(await test.query('select taken from seat order by id')).toEqual([{ taken: 2 }, { taken: 2 }]);
});

it.each([
  ['40001', 3],
  ['40P01', 3],
  ['23505', 1],
  ['P0001', 1],
])('tries what failed with %s %i times', async (state, times) => {
  const work = vi.fn((runner: QueryRunner) => fail(runner, state));
  await expect(test.database.transaction(work)).rejects.toThrow();
  expect(work).toHaveBeenCalledTimes(times);
});

it('brings to its end what others were in the way of twice', async () => {
  const work = vi
    .fn(() => Promise.resolve('done'))
    .mockImplementationOnce(() => Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' })))
    .mockImplementationOnce(() => Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' })));
  await expect(test.database.transaction(work)).resolves.toBe('done');
});

it('keeps nothing of a try that failed', async () => {
  await test.query('update seat set taken = 0');
  let tries = 0;
  await test.database.transaction(async (runner) => {
    tries += 1;
    await take(runner, 1);
    if (tries === 1) await fail(runner, '40001');
  });
  expect(await test.query('select taken from seat where id = 1')).toEqual([{ taken: 1 }]);
});
