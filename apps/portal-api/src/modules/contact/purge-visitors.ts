import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { purgeVisitorApplications } from '../applications/purge-visitors';
import { consultation, contactRequest } from './contact.tables';

/** Twelve months, as the privacy policy promises. */
const RETENTION_MS = 365 * 86_400_000;

export interface PurgeVisitorsOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Deletes messages and consultations twelve months after the last contact (privacy policy, part 5), and with them all
 * that visitors applied for: no account owns it, so nothing else would ever end it.
 */
export async function purgeVisitors({ database, clock }: PurgeVisitorsOptions): Promise<void> {
  const limit = new Date(clock().getTime() - RETENTION_MS);
  for (const table of [contactRequest, consultation])
    await database.orm.delete(table).where(lt(sql`coalesce(${table.handledAt}, ${table.createdAt})`, limit));
  await purgeVisitorApplications(database, limit);
}
