import type { Database } from '../platform/database/database';
import type { Job, JobRun } from '../platform/jobs/job';
import { type JobRunner, startJobRunner } from '../platform/jobs/job-runner';
import { type NewJob, queueJobs } from '../platform/jobs/queue-job';
import { openTestDatabase } from './patient-limits';
import { createTestClock } from './test-clock';
import { createTestDatabase, type TestDatabase } from './test-portal';
import { waitUntil } from './wait-until';

/** A stored job, as a spec looks at it. */
export interface SeenJob {
  readonly name: string;
  readonly key: string;
  readonly state: string;
  readonly attempts: number;
  readonly last_error: string;
}

/** Gives every test of a spec a database with workers, and a clock that it moves. */
export function setUpJobs() {
  const clock = createTestClock();
  const failures: Error[] = [];
  const warnings: string[] = [];
  const runners: JobRunner[] = [];
  const open: { testDatabase?: TestDatabase; database?: Database } = {};
  const test = {
    ...{ clock, failures, warnings, runners, isUp: true },
    get testDatabase(): TestDatabase {
      if (open.testDatabase === undefined) throw new Error('No test is running');
      return open.testDatabase;
    },
    get database(): Database {
      if (open.database === undefined) throw new Error('No test is running');
      return open.database;
    },

    /** Starts workers that know some jobs. */
    start: (...jobs: readonly Job[]) => test.startAtOnce(undefined, ...jobs),

    /** Starts workers that do so many jobs side by side. */
    async startAtOnce(atOnce: number | undefined, ...jobs: readonly Job[]): Promise<JobRunner> {
      const runner = await startJobRunner({
        ...{ database: test.database, jobs, clock: clock.now, atOnce },
        isDatabaseUp: () => test.isUp,
        onFailure: (error) => failures.push(error),
        warn: (message) => warnings.push(message),
      });
      runners.push(runner);
      return runner;
    },

    stop: async () => void (await Promise.all(runners.splice(0).map((runner) => runner.stop()))),

    queue: (...jobs: readonly Omit<NewJob, 'at'>[]) =>
      queueJobs(
        test.database.orm,
        jobs.map((job) => ({ ...job, at: clock.now() })),
      ),

    readJobs: () =>
      test.testDatabase.query<SeenJob>(
        'select name, key, state, attempts, last_error from background_job order by name, key',
      ),

    /** Waits until the stored jobs are as they should be. */
    waitForJobs: (isThere: (rows: readonly SeenJob[]) => boolean) => waitUntil(test.readJobs, isThere),
  };

  beforeEach(async () => {
    test.isUp = true;
    open.testDatabase = await createTestDatabase();
    open.database = openTestDatabase(open.testDatabase.address);
  });
  afterEach(async () => {
    await test.stop();
    failures.length = 0;
    warnings.length = 0;
    await test.database.close();
    await test.testDatabase.drop();
  });
  return test;
}

/** A job of which it is known how often it was done, and with what. */
export function createCountedJob(name: string, work: (run: JobRun) => unknown = () => undefined) {
  const seen: string[] = [];
  const job: Job = {
    name,
    async run(payload, run) {
      seen.push(`${run.key} ${JSON.stringify(payload)}`);
      await work(run);
    },
  };
  return { job, seen };
}
