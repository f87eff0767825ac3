import { inArray } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { toChinaDay } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Job } from '../../platform/jobs/job';
import { addDays } from './trial-record';
import { trial, type TrialRow, trialUsage, USABLE_STATES } from './trials.tables';

/** Share of an even use that a quiet day has, and how much more a busy one. */
const [QUIET, BUSY] = [0.3, 1];

/** Plays in a demonstration who uses what is tried: so much each day, by the trial's number and the date alone. */
export function createTrialMeter({ database, clock }: { readonly database: Database; readonly clock: Clock }): Job {
  return {
    name: 'trials.meter',
    every: 'hour',
    async run() {
      const rows = await database.orm.select().from(trial).where(inArray(trial.state, USABLE_STATES));
      for (const row of rows) await recordUsage(database.orm, row, clock());
    },
  };
}

/** Records what was used of a trial's quota on every day until one; what is recorded stays. */
export async function recordUsage(
  runner: QueryRunner,
  { id, trialNo, quota, days, openedAt, endsAt }: TrialRow,
  until: Date,
): Promise<void> {
  if (!quota || openedAt === null || endsAt === null) return;
  const last = toChinaDay(until < endsAt ? until : endsAt);
  const values: (typeof trialUsage.$inferInsert)[] = [];
  let left = quota.total;
  for (let at = openedAt; toChinaDay(at) <= last; at = addDays(at, 1)) {
    const day = toChinaDay(at);
    const used = Math.min(left, Math.round((quota.total / days) * findShare(`${trialNo}:${day}`)));
    values.push({ trialId: id, day, used });
    left -= used;
  }
  if (values.length > 0) await runner.insert(trialUsage).values(values).onConflictDoNothing();
}

function findShare(text: string): number {
  return QUIET + (BUSY * createHash('sha256').update(text).digest().readUInt32BE(0)) / 2 ** 32;
}
