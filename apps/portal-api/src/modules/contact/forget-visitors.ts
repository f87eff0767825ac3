import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import { application } from '../applications/applications.tables';
import { eraseStatusLog } from '../privacy/personal-data';
import { consultation, contactRequest } from './contact.tables';

/** Twelve months, as the privacy policy promises. */
const RETENTION_MS = 365 * 86_400_000;

export interface ForgetVisitorsOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Deletes messages and consultations twelve months after the last contact (privacy policy, part 5), and with them all
 * that visitors applied for: no account owns it, so nothing else would ever end it.
 */
export async function forgetVisitors({ database, clock }: ForgetVisitorsOptions): Promise<void> {
  const limit = new Date(clock().getTime() - RETENTION_MS);
  for (const table of [contactRequest, consultation])
    await database.orm.delete(table).where(lt(sql`coalesce(${table.handledAt}, ${table.createdAt})`, limit));
  const isVisitors = or(isNull(application.ownerId), eq(application.kind, 'consult'));
  await database.transaction(async (runner) => {
    const rows = await runner
      .delete(application)
      .where(and(isVisitors, lt(application.updatedAt, limit)))
      .returning({ id: application.id });
    await eraseStatusLog(
      runner,
      rows.map(({ id }) => id),
    );
  });
}
