import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock';
import type { QueryRunner } from '../database/database';
import type { Job, JobRun } from './job';
import { backgroundJob } from './jobs.tables';
import { queueJobs } from './queue-job';

/** Keys queued in one statement. */
const BATCH = 500;

/** Statements of one turn; what is left has the next one. */
const MAX_BATCHES = 20;

/** Work that time brings about, on one thing after another. */
export interface DueWork {
  /** `<domain>.<action>`. */
  readonly name: string;
  /** Keys of what is due by now and `isNotQueued`, those that wait longest first. */
  findDue(now: Date, limit: number): Promise<readonly string[]>;
  /** Does one of them; what is not due any more is left alone. */
  work(key: string, run: JobRun): Promise<unknown>;
}

/** Condition that nothing is queued for a key under a name, nor was given up. */
export function isNotQueued(name: string, key: PgColumn | SQL): SQL {
  return sql`not exists (
    select from ${backgroundJob} as queued where queued.name = ${name} and queued.key = ${key}::text)`;
}

/** Jobs of work that time brings about: one that looks for it, and one for each thing, with attempts of its own. */
export function createDueJobs({ name, findDue, work }: DueWork, orm: QueryRunner, clock: Clock): Job[] {
  async function queueDue(): Promise<void> {
    const at = clock();
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const keys = await findDue(at, BATCH);
      await queueJobs(
        orm,
        keys.map((key) => ({ name, key, at })),
      );
      if (keys.length < BATCH) return;
    }
  }
  return [
    { name: `${name}.find`, every: 'moment', run: queueDue },
    { name, run: (_payload, run) => work(run.key, run) },
  ];
}
