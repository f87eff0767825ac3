import type { QueryRunner } from '../database/database';
import type { JobPayload } from './jobs.tables';

/** How often recurring jobs run, in milliseconds. */
export const JOB_INTERVALS = {
  /** What is due happens. */
  moment: 5000,
  /** Logins end whose time is over: a clock that is set back finds little to revive. */
  minute: 60_000,
  /** What has outlived its purpose is deleted. */
  hour: 3_600_000,
} as const;

/** How often a recurring job runs. */
export type JobInterval = keyof typeof JOB_INTERVALS;

/** One attempt at a job. */
export interface JobRun {
  /** What tells the job from others of its name. */
  readonly key: string;
  /** When the attempt began. */
  readonly at: Date;
  /** Aborted when the job's time is over, or the process stops. */
  readonly signal: AbortSignal;
  /**
   * Marks the job as done in the caller's transaction, so that what it does counts once. Rejects with `JobLostError`
   * where another worker has taken it over.
   */
  complete(runner: QueryRunner): Promise<void>;
}

/** Kind of work in the background. An attempt may be cut off at any point and come again, so that it has to bear that. */
export interface Job {
  /** Name under which it is stored; `<domain>.<action>`. */
  readonly name: string;
  /** Present for work that comes round by itself; it is never given up. */
  readonly every?: JobInterval;
  /**
   * Attempts before it becomes a dead letter; 12 unless told, which takes about an hour. Those that met an outage of
   * somebody else (`ServiceError`) do not count: they come again, every ten minutes at last, for as long as it lasts.
   */
  readonly maxAttempts?: number;
  /** Longest time of an attempt, in milliseconds; a minute unless told. */
  readonly timeoutMs?: number;
  run(payload: JobPayload, run: JobRun): Promise<unknown>;
}

/** Another worker has taken a job over, because this one was silent for too long: what it did must not count. */
export class JobLostError extends Error {
  override readonly name = 'JobLostError';

  constructor(name: string) {
    super(`The job ${name} belongs to another worker by now`);
  }
}
