import { createCountedJob, setUpJobs } from '../../testing/test-jobs';
import { ServiceError } from '../service-error';
import { type Job, JOB_INTERVALS } from './job';
import { createJobStore } from './job-store';

const test = setUpJobs();
const { clock, failures, readJobs, start, waitForJobs } = test;

it('lets recurring work come round, whether it failed or not, and never gives it up', async () => {
  let fails = true;
  const { job, seen } = createCountedJob('files.purge', () => {
    if (fails) throw new Error('the disk is away');
  });
  const runner = await start({ ...job, every: 'hour', maxAttempts: 1 });
  for (const times of [1, 2, 3]) {
    await waitForJobs(([row]) => row?.state === 'waiting' && seen.length === times);
    expect(failures).toHaveLength(Math.min(times, 2));
    fails = times < 2;
    runner.wake();
    clock.advance(JOB_INTERVALS.hour / 1000);
    runner.wake();
  }
  await waitForJobs(([row]) => row?.state === 'waiting' && row.last_error === '' && seen.length === 4);
});

it('tells of an outage when it begins and when it ends, and of all other failures each time', async () => {
  const reasons = ['down', 'down', 'broken', 'down', '', '', 'down'];
  const { job, seen } = createCountedJob('files.follow', () => {
    const reason = reasons[seen.length - 1];
    if (reason) throw new ServiceError(reason, reason === 'down');
  });
  const runner = await start({ ...job, every: 'hour' });
  for (const [at] of reasons.entries()) {
    await waitForJobs(([row]) => row?.state === 'waiting' && seen.length === at + 1);
    clock.advance(JOB_INTERVALS.hour / 1000);
    if (at + 1 < reasons.length) runner.wake();
  }
  expect(failures.map(({ cause }) => (cause as Error).message)).toEqual(['down', 'broken', 'down']);
  expect(test.warnings).toEqual(['The job files.follow works again']);
});

it('does recurring work once for all processes', async () => {
  const { job, seen } = createCountedJob('files.purge');
  const recurring: Job = { ...job, every: 'hour' };
  const instances = await Promise.all([start(recurring), start(recurring), start(recurring)]);
  for (const { wake } of instances) wake();
  await waitForJobs(([row]) => row?.state === 'waiting' && row.attempts === 0 && seen.length > 0);
  for (const { wake } of instances) wake();
  await test.stop();
  expect(seen).toHaveLength(1);
  expect(await readJobs()).toHaveLength(1);
});

it('is not held up by a clock that is set back', async () => {
  const { job, seen } = createCountedJob('files.purge');
  const runner = await start({ ...job, every: 'hour' });
  await waitForJobs(([row]) => row?.state === 'waiting' && seen.length === 1);
  clock.advance(-30 * 86_400);
  await createJobStore({ orm: test.database.orm, clock: clock.now, jobs: [{ ...job, every: 'hour' }] }).recover();
  runner.wake();
  await waitForJobs(([row]) => row?.state === 'waiting' && seen.length === 2);
});
