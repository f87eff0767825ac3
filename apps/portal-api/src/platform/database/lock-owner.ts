import { sql } from 'drizzle-orm';
import type { QueryRunner } from './database';

/**
 * Lets one transaction at a time change an owner's records of a kind, until it ends: counts and the one default are
 * rules over several rows, which no lock of a row keeps.
 */
export async function lockOwner(runner: QueryRunner, kind: string, ownerId: string): Promise<void> {
  await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${ownerId}`}, 0))`);
}
