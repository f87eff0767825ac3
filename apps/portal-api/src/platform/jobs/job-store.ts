import { and, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { QueryRunner } from '../database/database';
import { type Job, JOB_INTERVALS, JobLostError } from './job';
import { backgroundJob, type JobRow } from './jobs.tables';

/** A worker that is silent for so long is taken for dead. */
export const LEASE_MS = 15_000;

/** Pauses after a failure: doubling, up to an hour. */
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 3_600_000;

/** Longest pause of a job that waits for somebody else, before it is spread: ten minutes after. */
const MAX_OUTAGE_PAUSE_MS = 480_000;

/** Attempts before a job is given up that does not say so itself. */
export const MAX_ATTEMPTS = 12;

/** A clock that was set back by more than this does not hold recurring jobs up. */
const MAX_LEAD_MS = 2 * JOB_INTERVALS.hour;

export interface JobStoreOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly jobs: readonly Job[];
}

/** The stored jobs whose names this release knows; those of another one are left to it. */
export function createJobStore({ orm, clock, jobs }: JobStoreOptions) {
  const names = jobs.map(({ name }) => name);
  // One value, not one for each name: there are many, and they are asked for all the time.
  const isKnown = sql`${backgroundJob.name} = any(${sql.param(names)}::text[])`;
  const recurring = jobs.flatMap(({ name, every }) => (every === undefined ? [] : [name]));

  return {
    /** Makes sure that every recurring job is there. */
    async seed(): Promise<void> {
      if (recurring.length === 0) return;
      const at = clock();
      const row = { key: '', payload: {}, state: 'waiting', attempts: 0, lastError: '' } as const;
      await orm
        .insert(backgroundJob)
        .values(recurring.map((name) => ({ ...row, name, runAt: at, createdAt: at, updatedAt: at })))
        .onConflictDoNothing({ target: [backgroundJob.name, backgroundJob.key] });
    },

    /**
     * Takes due jobs for a while, those that wait longest first: either those that met an outage of somebody else the last
     * time, or all others.
     */
    async take(limit: number, isOutage: boolean): Promise<JobRow[]> {
      if (limit <= 0) return [];
      const now = clock();
      const due = orm
        .select({ id: backgroundJob.id })
        .from(backgroundJob)
        .where(
          and(
            ...[eq(backgroundJob.state, 'waiting'), lte(backgroundJob.runAt, now), isKnown],
            (isOutage ? isNotNull : isNull)(backgroundJob.waitsSince),
          ),
        )
        .orderBy(backgroundJob.runAt)
        .limit(limit)
        .for('update', { skipLocked: true });
      return orm
        .update(backgroundJob)
        .set({
          ...{ state: 'running', leasedUntil: addMilliseconds(now, LEASE_MS), updatedAt: now },
          attempts: sql`${backgroundJob.attempts} + 1`,
        })
        .where(inArray(backgroundJob.id, due))
        .returning();
    },

    /** Makes due what nobody would do: jobs of workers that are silent, and recurring ones of a clock that was set back. */
    async recover(): Promise<void> {
      const now = clock();
      const isAbandoned = and(eq(backgroundJob.state, 'running'), lte(backgroundJob.leasedUntil, now));
      const isStranded = and(
        eq(backgroundJob.state, 'waiting'),
        gte(backgroundJob.runAt, addMilliseconds(now, MAX_LEAD_MS)),
        inArray(backgroundJob.name, recurring),
      );
      await orm
        .update(backgroundJob)
        .set({ state: 'waiting', leasedUntil: null, runAt: now })
        .where(and(isKnown, or(isAbandoned, isStranded)));
    },

    /** Says that the workers of these jobs are alive. */
    async renew(rows: readonly JobRow[]): Promise<void> {
      if (rows.length === 0) return;
      await orm
        .update(backgroundJob)
        .set({ leasedUntil: addMilliseconds(clock(), LEASE_MS) })
        .where(or(...rows.map(isStillMine)));
    },

    /** Removes a job that is done, or plans its next time. Rejects with `JobLostError` where it is another's by now. */
    async complete(runner: QueryRunner, { every }: Job, row: JobRow): Promise<void> {
      const isMine = isStillMine(row);
      const now = clock();
      const { rowCount } =
        every === undefined
          ? await runner.delete(backgroundJob).where(isMine)
          : await runner
              .update(backgroundJob)
              .set({ ...toWaiting(addMilliseconds(now, JOB_INTERVALS[every]), now), lastError: '', waitsSince: null })
              .where(isMine);
      if (rowCount === 0) throw new JobLostError(row.name);
    },

    /** Puts a job that failed back for a while, or gives it up. */
    async fail({ every, maxAttempts = MAX_ATTEMPTS }: Job, row: JobRow, reason: string): Promise<void> {
      const now = clock();
      const later = (pauseMs: number, attempts?: number) =>
        toWaiting(addMilliseconds(now, pauseMs), now, attempts ?? row.attempts);
      const next =
        every !== undefined
          ? later(JOB_INTERVALS[every], 0)
          : row.attempts < maxAttempts
            ? later(choosePause(row.attempts))
            : ({ state: 'dead', leasedUntil: null, updatedAt: now } as const);
      await orm
        .update(backgroundJob)
        .set({ ...next, lastError: reason, waitsSince: null })
        .where(isStillMine(row));
    },

    /** Puts a job back that met an outage of somebody else: its attempts are left as they were. */
    async postpone({ every }: Job, row: JobRow, reason: string): Promise<void> {
      const now = clock();
      const waitsSince = row.waitsSince ?? now;
      const pause =
        every === undefined ? chooseOutagePause(now.getTime() - waitsSince.getTime()) : JOB_INTERVALS[every];
      await orm
        .update(backgroundJob)
        .set({ ...toWaiting(addMilliseconds(now, pause), now, row.attempts - 1), lastError: reason, waitsSince })
        .where(isStillMine(row));
    },

    /** Gives a job back that was not finished, for another worker to begin at once. */
    async giveBack(row: JobRow): Promise<void> {
      const now = clock();
      await orm
        .update(backgroundJob)
        .set(toWaiting(now, now, row.attempts - 1))
        .where(isStillMine(row));
    },
  };
}

/** The stored jobs, as workers use them. */
export type JobStore = ReturnType<typeof createJobStore>;

function isStillMine({ id, attempts }: JobRow) {
  return and(eq(backgroundJob.id, id), eq(backgroundJob.state, 'running'), eq(backgroundJob.attempts, attempts));
}

function toWaiting(runAt: Date, updatedAt: Date, attempts = 0) {
  return { state: 'waiting', leasedUntil: null, runAt, updatedAt, attempts } as const;
}

function addMilliseconds(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

function choosePause(attempts: number): number {
  return spread(Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), MAX_PAUSE_MS));
}

/** As long as it has waited already: each pause doubles that, as far as the longest one. */
function chooseOutagePause(waitedMs: number): number {
  return spread(Math.min(Math.max(waitedMs, FIRST_PAUSE_MS), MAX_OUTAGE_PAUSE_MS));
}

// So that what failed together does not come back together.
function spread(pauseMs: number): number {
  return pauseMs * (0.75 + Math.random() / 2);
}
