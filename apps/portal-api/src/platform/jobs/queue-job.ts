import { sql } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { backgroundJob, type JobPayload } from './jobs.tables';

/** Work that somebody wants done in the background. */
export interface NewJob {
  readonly name: string;
  /** Tells it from other work of its name. */
  readonly key: string;
  readonly payload?: JobPayload;
  readonly at: Date;
  /** Earliest time; at once unless told. */
  readonly runAt?: Date;
}

/** Rows of one statement; each has nine parameters, of which PostgreSQL takes 65,535. */
const MAX_ROWS = 1000;

/**
 * Queues work in the caller's transaction: it is done if that commits. What is queued already is not queued again, not
 * even when it was given up; that is for an administrator to decide.
 */
export async function queueJobs(runner: QueryRunner, jobs: readonly NewJob[]): Promise<void> {
  for (let start = 0; start < jobs.length; start += MAX_ROWS) {
    await runner
      .insert(backgroundJob)
      .values(jobs.slice(start, start + MAX_ROWS).map(toRow))
      .onConflictDoNothing({ target: [backgroundJob.name, backgroundJob.key] });
  }
  if (jobs.length > 0) await wakeWorkers(runner);
}

/** Lets workers of all processes look for work once the caller's transaction commits. */
export async function wakeWorkers(runner: QueryRunner): Promise<void> {
  await runner.execute(sql`select pg_notify('job_queued', '')`);
}

function toRow({ name, key, payload = {}, at, runAt = at }: NewJob): typeof backgroundJob.$inferInsert {
  return { name, key, payload, runAt, state: 'waiting', attempts: 0, lastError: '', createdAt: at, updatedAt: at };
}
