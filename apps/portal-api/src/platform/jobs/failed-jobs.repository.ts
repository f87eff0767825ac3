import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { backgroundJob, type JobRow } from './jobs.tables';
import { wakeWorkers } from './queue-job';

/** Which of the jobs are looked at whose last attempt failed. */
export interface FailedJobsPage {
  /** Those that were given up, or those that wait until an outage of somebody else is over. */
  readonly state: 'dead' | 'outage';
  /** Name of the jobs; all unless told. */
  readonly name?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of the jobs that failed, the last failure or the longest outage first, and how many there are. */
export async function findFailedJobs(
  orm: QueryRunner,
  { state, name, limit, offset }: FailedJobsPage,
): Promise<{ readonly rows: JobRow[]; readonly total: number }> {
  const isDead = state === 'dead';
  const condition = and(
    isDead ? eq(backgroundJob.state, 'dead') : isNotNull(backgroundJob.waitsSince),
    name === undefined ? undefined : eq(backgroundJob.name, name),
  );
  const [rows, total] = await Promise.all([
    orm
      .select()
      .from(backgroundJob)
      .where(condition)
      .orderBy(isDead ? desc(backgroundJob.updatedAt) : asc(backgroundJob.waitsSince), asc(backgroundJob.id))
      .limit(limit)
      .offset(offset),
    orm.$count(backgroundJob, condition),
  ]);
  return { rows, total };
}

/** Which dead letters are tried again: one, or those of a name. */
export type DeadJobs = { readonly id: number } | { readonly name: string };

/** Dead letters that are tried again, and how many are left. */
export interface RevivedJobs {
  readonly rows: readonly JobRow[];
  readonly left: number;
}

/** Has jobs that were given up tried again with all their attempts, so many at most, those first that failed first. */
export async function reviveDeadJobs(
  runner: QueryRunner,
  which: DeadJobs,
  limit: number,
  at: Date,
): Promise<RevivedJobs> {
  const condition: SQL | undefined = and(
    eq(backgroundJob.state, 'dead'),
    'id' in which ? eq(backgroundJob.id, which.id) : eq(backgroundJob.name, which.name),
  );
  const oldest = runner
    .select({ id: backgroundJob.id })
    .from(backgroundJob)
    .where(condition)
    .orderBy(asc(backgroundJob.updatedAt), asc(backgroundJob.id))
    .limit(limit)
    .for('update');
  const rows = await runner
    .update(backgroundJob)
    .set({ state: 'waiting', attempts: 0, runAt: at, updatedAt: at })
    .where(inArray(backgroundJob.id, oldest))
    .returning();
  if (rows.length > 0) await wakeWorkers(runner);
  return { rows, left: await runner.$count(backgroundJob, condition) };
}
