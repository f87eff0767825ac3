import { createCountedJob, setUpJobs } from '../../testing/test-jobs';
import { waitUntil } from '../../testing/wait-until';
import { StoreFullError } from '../files/file-store';
import { ServiceError } from '../service-error';

const test = setUpJobs();
const { clock, failures, queue, start, startAtOnce, waitForJobs } = test;

const MINUTE_S = 60;

interface Wait {
  readonly state: string;
  readonly attempts: number;
  readonly run_at: Date;
  readonly waits_since: Date | null;
}

/** Waits until the only job has failed again; returns in how many seconds it is tried, and what is stored of it. */
async function waitForFailure() {
  const isOver = ({ state, run_at }: Wait) => state === 'dead' || run_at > clock.now();
  const [row] = await waitUntil(
    () => test.testDatabase.query<Wait>('select state, attempts, run_at, waits_since from background_job'),
    ([first]) => first !== undefined && isOver(first),
  );
  if (row === undefined) throw new Error('There is no job');
  return { ...row, pause: (row.run_at.getTime() - clock.now().getTime()) / 1000 };
}

it('asks somebody who is away for as long as that lasts, every ten minutes at last, and tells of it once', async () => {
  let isAway = true;
  const { job, seen } = createCountedJob('invoices.ask', () => {
    if (isAway) throw new ServiceError('The tax service answered 503');
  });
  const runner = await start({ ...job, maxAttempts: 2 });
  const since = clock.now();
  await queue({ name: 'invoices.ask', key: 'a' });
  runner.wake();
  const pauses: number[] = [];
  for (let times = 1; times <= 30; times += 1) {
    const { pause, ...wait } = await waitForFailure();
    expect(wait).toMatchObject({ state: 'waiting', attempts: 0, waits_since: since });
    pauses.push(pause);
    clock.advance(pause + 1);
    if (times === 30) isAway = false;
    runner.wake();
  }
  expect(pauses[0]).toBeLessThan(3);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(10 * MINUTE_S);
  for (const pause of pauses.slice(-10)) expect(pause).toBeGreaterThanOrEqual(6 * MINUTE_S);
  expect(clock.now().getTime() - since.getTime()).toBeGreaterThan(2 * 60 * MINUTE_S * 1000);
  expect(failures.map(({ cause }) => (cause as Error).message)).toEqual(['The tax service answered 503']);
  await waitForJobs(({ length }) => length === 0);
  expect(seen).toHaveLength(31);
  await waitUntil(() => test.warnings.length === 1);
  expect(test.warnings).toEqual(['The job invoices.ask works again']);
});

it('waits for room on a full disk as it waits for others', async () => {
  const { job } = createCountedJob('invoices.write', () => {
    throw new StoreFullError('The disk of the uploads is full');
  });
  const runner = await start({ ...job, maxAttempts: 1 });
  await queue({ name: 'invoices.write', key: 'a' });
  runner.wake();
  expect(await waitForFailure()).toMatchObject({ state: 'waiting', attempts: 0, waits_since: clock.now() });
});

it('gives up what is refused, however long it waited for somebody before, and after as many attempts as ever', async () => {
  const reasons = [true, true, false, true, false];
  const { job, seen } = createCountedJob('invoices.ask', () => {
    throw new ServiceError('The tax service', reasons[seen.length - 1]);
  });
  const runner = await start({ ...job, maxAttempts: 2 });
  await queue({ name: 'invoices.ask', key: 'a' });
  const attempts: number[] = [];
  for (let times = 0; times < reasons.length; times += 1) {
    runner.wake();
    attempts.push((await waitForFailure()).attempts);
    clock.advance(10 * MINUTE_S);
  }
  expect(attempts).toEqual([0, 0, 1, 1, 2]);
  const [dead] = await waitForJobs(([row]) => row?.state === 'dead');
  expect(dead?.last_error).toContain('The tax service');
  expect((await waitForFailure()).waits_since).toBeNull();
});

it('leaves room for all else while many wait for somebody silent', async () => {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const silent = createCountedJob('silent.one', async () => {
    if (silent.seen.length > 4) await isReleased;
    throw new ServiceError('No answer');
  });
  const good = createCountedJob('good.one');
  const runner = await startAtOnce(4, silent.job, good.job);
  await queue(...['a', 'b', 'c', 'd'].map((key) => ({ name: 'silent.one', key })));
  runner.wake();
  await waitForJobs(
    (rows) => rows.length === 4 && rows.every((row) => row.last_error !== '' && row.state === 'waiting'),
  );
  clock.advance(10 * MINUTE_S);
  runner.wake();
  await waitForJobs((rows) => rows.filter(({ state }) => state === 'running').length === 2);
  await queue(...['e', 'f', 'g'].map((key) => ({ name: 'good.one', key })));
  runner.wake();
  await waitForJobs((rows) => rows.every(({ name }) => name === 'silent.one'));
  expect([good.seen.length, silent.seen.length]).toEqual([3, 6]);
  release();
});
