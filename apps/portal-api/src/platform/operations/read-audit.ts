import { and, asc, eq, inArray } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { auditLog } from './operations.tables';

/** What happened to something in some ways, the oldest first. At most 200 lines. */
export async function listAuditLines(
  runner: QueryRunner,
  subjectKind: string,
  subjectNo: string,
  actions: readonly string[],
): Promise<{ readonly action: string; readonly at: Date }[]> {
  return runner
    .select({ action: auditLog.action, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, subjectKind),
        eq(auditLog.subjectNo, subjectNo),
        inArray(auditLog.action, [...actions]),
      ),
    )
    .orderBy(asc(auditLog.at))
    .limit(200);
}
