import { applicationLifecycle } from '@portal/lifecycles';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { application } from './applications.tables';

/** Deletes what visitors applied for and nothing has happened to since: no account owns it. */
export async function purgeVisitorApplications(database: Database, before: Date): Promise<void> {
  const isVisitors = or(isNull(application.ownerId), eq(application.kind, 'consult'));
  await database.transaction(async (runner) => {
    const rows = await runner
      .delete(application)
      .where(and(isVisitors, lt(application.updatedAt, before)))
      .returning({ id: application.id });
    await eraseStatusLog(
      runner,
      applicationLifecycle,
      rows.map(({ id }) => id),
    );
  });
}
