import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { backgroundJob, type JobRow } from './jobs.tables';
import { wakeWorkers } from './queue-job';

/** Which of the jobs that were given up are looked at. */
export interface DeadJobsPage {
  /** Name of the jobs; all unless told. */
  readonly name?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of the jobs that were given up, last failure first, and how many there are. */
export async function findDeadJobs(
  orm: QueryRunner,
  { name, limit, offset }: DeadJobsPage,
): Promise<{ readonly rows: JobRow[]; readonly total: number }> {
  const condition = and(isDead(), name === undefined ? undefined : eq(backgroundJob.name, name));
  const [rows, total] = await Promise.all([
    orm
      .select()
      .from(backgroundJob)
      .where(condition)
      .orderBy(desc(backgroundJob.updatedAt), asc(backgroundJob.id))
      .limit(limit)
      .offset(offset),
    orm.$count(backgroundJob, condition),
  ]);
  return { rows, total };
}

/** Has a job that was given up tried again with all its attempts, and returns it; `undefined` where there is none. */
export async function reviveDeadJob(runner: QueryRunner, id: number, at: Date): Promise<JobRow | undefined> {
  const [row] = await runner
    .update(backgroundJob)
    .set({ state: 'waiting', attempts: 0, runAt: at, updatedAt: at })
    .where(and(eq(backgroundJob.id, id), isDead()))
    .returning();
  if (row) await wakeWorkers(runner);
  return row;
}

function isDead(): SQL {
  return eq(backgroundJob.state, 'dead');
}
