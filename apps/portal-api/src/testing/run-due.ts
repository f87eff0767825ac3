import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../platform/database/database';
import type { DueWork } from '../platform/jobs/due-work';
import { backgroundJob } from '../platform/jobs/jobs.tables';

/** Keys looked for at once. */
const LIMIT = 100;

/**
 * Does what is due at a moment, at once; a portal that has begun with it loses its turn. What cannot be done keeps
 * nothing else from its turn; rejects with all that failed.
 */
export async function runDue(orm: QueryRunner, works: readonly DueWork[], now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const { name, findDue, work } of works) {
    const done = new Set<string>();
    for (;;) {
      const keys = (await findDue(now, LIMIT)).filter((key) => !done.has(key));
      const { rowCount } = await orm.delete(backgroundJob).where(eq(backgroundJob.name, name));
      if (keys.length === 0 && rowCount === 0) break;
      for (const key of keys) {
        done.add(key);
        const run = { key, at: now, signal: new AbortController().signal, complete: async () => undefined };
        await work(key, run).catch((error: unknown) => failures.push(error));
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be done`);
}
