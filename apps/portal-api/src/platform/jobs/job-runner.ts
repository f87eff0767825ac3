import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { isDatabaseUnreachable } from '../database/database-errors';
import type { Job } from './job';
import { createJobStore, LEASE_MS, MAX_ATTEMPTS } from './job-store';
import { describeFailure } from '../plugins/failure-log';
import type { JobRow } from './jobs.tables';
import { isOutage } from '../service-error';

/** How often workers look for work that nobody told them of. */
const POLL_MS = 1000;

/** Jobs at work side by side in one process, unless it is told otherwise: serving visitors goes first. */
export const JOBS_AT_ONCE = 4;

/** How often they say that they live, and look for those that do not. */
const HEARTBEAT_MS = LEASE_MS / 3;

const TIMEOUT_MS = 60_000;

/** Longest reason of a failure that is kept, in characters. */
const MAX_REASON = 500;

/** How long a process that stops waits for its jobs. */
const STOP_MS = 10_000;

export interface JobRunnerOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: readonly Job[];
  readonly isDatabaseUp: () => boolean;
  /** Most jobs at work side by side. */
  readonly atOnce?: number | undefined;
  /** Called with every attempt that failed; of an outage of somebody else with the first of the jobs of a name. */
  readonly onFailure: (error: Error) => void;
  /** Told of the end of an outage. */
  readonly warn: (message: string) => void;
}

/** Workers of this process. */
export interface JobRunner {
  /** Looks for work now, instead of a moment later. */
  wake(): void;
  /** Ends once what is at work has come to its end, or was told to. */
  stop(): Promise<void>;
}

/** An attempt under way. */
interface Attempt {
  readonly row: JobRow;
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

/** Starts to do what is queued, a few jobs at a time; one that fails holds no other up. */
export async function startJobRunner(options: JobRunnerOptions): Promise<JobRunner> {
  const { database, jobs, isDatabaseUp, onFailure, warn, atOnce = JOBS_AT_ONCE } = options;
  const byName = indexJobs(jobs);
  const store = createJobStore({ ...options, orm: database.orm });
  const attempts = new Map<number, Attempt>();
  /** Names of jobs that wait for the end of an outage. */
  const waiting = new Set<string>();
  let isStopped = false;
  let isLooking = false;
  /** The last look for work. */
  let looking: Promise<unknown> = Promise.resolve();
  let looksAgain = false;

  /** What went wrong beside the jobs themselves; of an outage everybody knows already. */
  const report = (message: string) => (cause: unknown) => {
    if (isDatabaseUp() || !isDatabaseUnreachable(cause)) onFailure(new Error(message, { cause }));
  };

  function tellOfFailure({ name }: Job, error: unknown): void {
    const isDown = isOutage(error);
    if (isDown && waiting.has(name)) return;
    if (isDown) waiting.add(name);
    report(`The job ${name} failed`)(error);
  }

  async function attend(job: Job, row: JobRow, abort: AbortController): Promise<void> {
    const { maxAttempts = MAX_ATTEMPTS, timeoutMs = TIMEOUT_MS } = job;
    let isCompleted = false;
    const complete: Parameters<Job['run']>[1]['complete'] = async (runner) => {
      await store.complete(runner, job, row);
      isCompleted = true;
    };
    try {
      // An attempt that ends its process is no attempt that can report so.
      if (job.every === undefined && row.attempts > maxAttempts) throw new Error('Every worker of it has died');
      const work = job.run(row.payload, { key: row.key, at: options.clock(), signal: abort.signal, complete });
      await endInTime(work, timeoutMs, abort);
      if (!isCompleted) await complete(database.orm);
      if (waiting.delete(job.name)) warn(`The job ${job.name} works again`);
    } catch (error) {
      if (isStopped && abort.signal.aborted) return store.giveBack(row);
      tellOfFailure(job, error);
      await (isOutage(error) ? store.postpone : store.fail)(job, row, describeReason(error));
    }
  }

  function begin(row: JobRow): void {
    const job = byName.get(row.name);
    if (job === undefined) throw new Error(`No job is called ${row.name}`);
    const abort = new AbortController();
    const done = attend(job, row, abort)
      .catch(report(`The end of the job ${job.name} could not be stored`))
      .finally(() => {
        attempts.delete(row.id);
        look();
      });
    attempts.set(row.id, { row, abort, done });
  }

  /** What waits for somebody silent takes half of the workers at most: all else goes on meanwhile. */
  function countRoomInOutage(): number {
    const waits = [...attempts.values()].filter(({ row }) => row.waitsSince !== null).length;
    return Math.min(atOnce - attempts.size, Math.ceil(atOnce / 2) - waits);
  }

  async function takeAll(): Promise<void> {
    do {
      looksAgain = false;
      const room = atOnce - attempts.size;
      if (isStopped || room === 0 || !isDatabaseUp()) return;
      for (const row of await store.take(room, false)) begin(row);
      if (isStopped) return;
      for (const row of await store.take(countRoomInOutage(), true)) begin(row);
    } while (looksAgain);
  }

  function look(): void {
    looksAgain = true;
    if (isLooking || isStopped) return;
    isLooking = true;
    looking = takeAll()
      .catch(report('Jobs could not be looked for'))
      .finally(() => (isLooking = false));
  }

  async function keep(): Promise<void> {
    if (!isDatabaseUp()) return;
    await store.renew([...attempts.values()].map(({ row }) => row));
    await store.recover();
  }

  await store.seed();
  const poll = setInterval(look, POLL_MS).unref();
  const heartbeat = setInterval(() => void keep().catch(report('Jobs could not be kept')), HEARTBEAT_MS).unref();
  look();

  return {
    wake: look,
    async stop() {
      isStopped = true;
      clearInterval(poll);
      await waitNoLonger(STOP_MS, looking);
      for (const { abort } of attempts.values()) abort.abort(new Error('The process stops'));
      await waitNoLonger(STOP_MS, Promise.all([...attempts.values()].map(({ done }) => done)));
      clearInterval(heartbeat);
    },
  };
}

function indexJobs(jobs: readonly Job[]): ReadonlyMap<string, Job> {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  if (byName.size < jobs.length) throw new Error('Two jobs have the same name');
  return byName;
}

/** Waits for work; aborts it and rejects where it takes too long. */
async function endInTime(work: Promise<unknown>, timeoutMs: number, abort: AbortController): Promise<void> {
  const timer = new AbortController();
  const limit = delay(timeoutMs, undefined, { ref: false, signal: timer.signal }).then(() => {
    const error = new Error(`It took longer than ${timeoutMs} ms`);
    abort.abort(error);
    throw error;
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    // The timer's own end is an error that nobody asked for.
    limit.catch(() => undefined);
    timer.abort();
  }
}

async function waitNoLonger(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([work, delay(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}

/** Why a job failed, for an administrator; without anything that visitors typed. */
function describeReason(error: unknown): string {
  const { kind, sqlState, reason, cause } = describeFailure(error);
  return [[kind, sqlState].filter(Boolean).join(' '), reason, cause].filter(Boolean).join(': ').slice(0, MAX_REASON);
}
