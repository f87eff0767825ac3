import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import type { QueryRunner } from './database';

const TIMEOUT_MS = 600_000;
const RETRY_INTERVAL_MS = 200;

/**
 * Waits until no other instance that shares the database does the work of this name, and keeps them waiting until the
 * transaction ends. Rejects after ten minutes. A lock that is asked for again and again outlasts the time limits of
 * statements.
 */
export async function waitForTurn(orm: QueryRunner, work: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { rows } = await orm.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${work}, 0)) as taken`,
    );
    if (rows[0]?.taken) return;
    if (Date.now() > end) throw new Error(`Another instance does not end its work: ${work}`);
    await delay(RETRY_INTERVAL_MS);
  }
}
