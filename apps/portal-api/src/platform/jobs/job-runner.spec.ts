import { sql } from 'drizzle-orm';
import { createCountedJob, setUpJobs } from '../../testing/test-jobs';
import { waitUntil } from '../../testing/wait-until';
import { type Job, JobLostError } from './job';
import { createJobStore, LEASE_MS } from './job-store';
import type { JobRow } from './jobs.tables';
import { queueJobs } from './queue-job';

const test = setUpJobs();
const { clock, failures, queue, readJobs, start, startAtOnce, waitForJobs } = test;

it('does what is queued once, with its payload, and forgets it then', async () => {
  const { job, seen } = createCountedJob('mail.send');
  const runner = await start(job);
  await queue({ name: 'mail.send', key: 'a', payload: { to: 'b' } });
  runner.wake();
  await waitForJobs((rows) => rows.length === 0);
  expect(seen).toEqual(['a {"to":"b"}']);
});

it('queues the same work once, and nothing of a transaction that is undone', async () => {
  await queue({ name: 'mail.send', key: 'a' }, { name: 'mail.send', key: 'a' });
  await queue({ name: 'mail.send', key: 'a' });
  const undone = test.database.transaction(async (runner) => {
    await queueJobs(runner, [{ name: 'mail.send', key: 'b', at: clock.now() }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await readJobs()).toEqual([{ name: 'mail.send', key: 'a', state: 'waiting', attempts: 0, last_error: '' }]);
});

it('leaves all work to other processes where it may work at none', async () => {
  const here = createCountedJob('mail.send');
  const elsewhere = createCountedJob('mail.send');
  const idle = await startAtOnce(0, here.job);
  await queue({ name: 'mail.send', key: 'a' });
  idle.wake();
  await start(elsewhere.job);
  await waitForJobs((rows) => rows.length === 0);
  expect([here.seen, elsewhere.seen]).toEqual([[], ['a {}']]);
});

it('waits until work is due', async () => {
  const { job, seen } = createCountedJob('order.expire');
  await queue({ name: 'order.expire', key: 'later', runAt: new Date(clock.now().getTime() + 3_600_000) });
  await queue({ name: 'order.expire', key: 'now' });
  const runner = await start(job);
  await waitForJobs((rows) => rows.length === 1);
  expect(seen).toEqual(['now {}']);
  clock.advance(3600);
  runner.wake();
  await waitForJobs((rows) => rows.length === 0);
});

it('tries again after a pause what failed, says so each time, and holds nothing else up', async () => {
  const cause = new Error('the record cannot be read');
  const bad = createCountedJob('bad.one', () => Promise.reject(cause));
  const good = createCountedJob('good.one');
  const runner = await start(bad.job, good.job);
  await queue({ name: 'bad.one', key: 'x' }, { name: 'good.one', key: 'y' });
  runner.wake();
  const [row] = await waitForJobs((rows) => rows.length === 1 && rows[0]?.last_error !== '');
  expect(row).toMatchObject({ name: 'bad.one', state: 'waiting', attempts: 1 });
  expect(row?.last_error).toContain('the record cannot be read');
  expect(good.seen).toHaveLength(1);
  expect(failures).toEqual([new Error('The job bad.one failed')]);
  expect(failures[0]?.cause).toBe(cause);
  // At once nothing happens.
  runner.wake();
  clock.advance(3);
  runner.wake();
  await waitForJobs(([first]) => first?.attempts === 2 && first.state === 'waiting');
  expect(bad.seen).toHaveLength(2);
});

it('gives up after the last attempt, keeps the reason, and goes on with the next', async () => {
  const bad = createCountedJob('bad.one', () => {
    throw new TypeError('no such column');
  });
  const good = createCountedJob('good.one');
  const runner = await start({ ...bad.job, maxAttempts: 2 }, good.job);
  await queue({ name: 'bad.one', key: 'x' });
  runner.wake();
  await waitForJobs(([row]) => row?.attempts === 1 && row.state === 'waiting');
  clock.advance(10);
  runner.wake();
  const [dead] = await waitForJobs(([row]) => row?.state === 'dead');
  expect(dead).toMatchObject({ attempts: 2, last_error: 'TypeError: no such column' });
  await queue({ name: 'bad.one', key: 'x' }, { name: 'good.one', key: 'y' });
  runner.wake();
  await waitForJobs((rows) => rows.length === 1);
  expect([bad.seen.length, good.seen.length]).toEqual([2, 1]);
});

it('keeps nothing of what a statement held in the reason of its failure', async () => {
  const { job } = createCountedJob('bad.one', () => test.database.orm.execute(sql`select ${'13800138000'}::int / 0`));
  const runner = await start(job);
  await queue({ name: 'bad.one', key: 'x' });
  runner.wake();
  const [row] = await waitForJobs(([first]) => first?.last_error !== '' && first?.state === 'waiting');
  expect(row?.last_error).not.toContain('13800138000');
  expect(row?.last_error).toContain('22');
});

it('ends an attempt that takes too long, and tells it so', async () => {
  const signals: AbortSignal[] = [];
  const { job } = createCountedJob('slow.one', async ({ signal }) => {
    signals.push(signal);
    await new Promise(() => undefined);
  });
  const runner = await start({ ...job, timeoutMs: 20, maxAttempts: 1 });
  await queue({ name: 'slow.one', key: 'x' });
  runner.wake();
  const [dead] = await waitForJobs(([row]) => row?.state === 'dead');
  expect(dead?.last_error).toBe('Error: It took longer than 20 ms');
  expect(signals[0]?.aborted).toBe(true);
});

it('leaves work of another release to it', async () => {
  const { job } = createCountedJob('known.one');
  const runner = await start(job);
  await queue({ name: 'unknown.one', key: 'x' }, { name: 'known.one', key: 'y' });
  runner.wake();
  const rows = await waitForJobs(({ length }) => length === 1);
  expect(rows).toEqual([{ name: 'unknown.one', key: 'x', state: 'waiting', attempts: 0, last_error: '' }]);
});

it('does again what a worker was at that died, and does not count what that one says later', async () => {
  const { job, seen } = createCountedJob('order.expire');
  await queue({ name: 'order.expire', key: 'x' });
  const dying = createJobStore({ orm: test.database.orm, clock: clock.now, jobs: [job] });
  const [row] = await dying.take(1, false);
  const runner = await start(job);
  runner.wake();
  expect(await dying.take(1, false)).toEqual([]);
  clock.advance(LEASE_MS / 1000 + 1);
  await dying.recover();
  runner.wake();
  await waitForJobs(({ length }) => length === 0);
  expect(seen).toHaveLength(1);
  await expect(dying.complete(test.database.orm, job, row as JobRow)).rejects.toThrow(JobLostError);
});

it('gives up what ends every process that tries', async () => {
  const { job, seen } = createCountedJob('deadly.one');
  const deadly: Job = { ...job, maxAttempts: 2 };
  await queue({ name: 'deadly.one', key: 'x' });
  const dying = createJobStore({ orm: test.database.orm, clock: clock.now, jobs: [deadly] });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(await dying.take(1, false)).toHaveLength(1);
    clock.advance(LEASE_MS / 1000 + 1);
    await dying.recover();
  }
  await start(deadly);
  const [dead] = await waitForJobs(([row]) => row?.state === 'dead');
  expect(dead?.last_error).toBe('Error: Every worker of it has died');
  expect(seen).toEqual([]);
});

it('counts what a job does in its own transaction exactly once', async () => {
  await test.testDatabase.query('create table effect (key text)');
  const twice = createCountedJob('effect.make', (run) =>
    test.database.transaction(async (runner) => {
      await runner.execute(sql`insert into effect values (${run.key})`);
      await run.complete(runner);
    }),
  );
  const runner = await start(twice.job);
  await queue({ name: 'effect.make', key: 'x' });
  runner.wake();
  await waitForJobs(({ length }) => length === 0);
  expect(await test.testDatabase.query('select key from effect')).toEqual([{ key: 'x' }]);
  expect(failures).toEqual([]);
});

it('undoes what a job does whose worker was taken for dead', async () => {
  await test.testDatabase.query('create table effect (key text)');
  const late = createCountedJob('effect.make', async (run) => {
    await test.testDatabase.query(`update background_job set attempts = attempts + 1`);
    await test.database.transaction(async (runner) => {
      await runner.execute(sql`insert into effect values (${run.key})`);
      await run.complete(runner);
    });
  });
  const runner = await start(late.job);
  await queue({ name: 'effect.make', key: 'x' });
  runner.wake();
  await waitUntil(() => failures.length > 0);
  expect(failures[0]?.cause).toEqual(new JobLostError('effect.make'));
  expect(await test.testDatabase.query('select key from effect')).toEqual([]);
});

it('tells its jobs when the process stops, and leaves them to another one as if they had not begun', async () => {
  const { job, seen } = createCountedJob(
    'export.make',
    ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const runner = await start(job);
  await queue({ name: 'export.make', key: 'x' });
  runner.wake();
  await waitUntil(() => seen.length === 1);
  await runner.stop();
  expect(await readJobs()).toMatchObject([{ state: 'waiting', attempts: 0, last_error: '' }]);
  expect(failures).toEqual([]);
});

it('says nothing of an outage of the database that is known already', async () => {
  const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const { job, seen } = createCountedJob('any.one', () => {
    test.isUp = false;
    throw outage;
  });
  const runner = await start(job);
  await queue({ name: 'any.one', key: 'x' });
  runner.wake();
  await waitForJobs(([row]) => row?.attempts === 1 && row.state === 'waiting');
  runner.wake();
  expect([failures.length, seen.length]).toEqual([0, 1]);
});

it('refuses two jobs of one name', async () => {
  const { job } = createCountedJob('any.one');
  await expect(start(job, job)).rejects.toThrow('Two jobs have the same name');
});
