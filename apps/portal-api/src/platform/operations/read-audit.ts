import { and, asc, eq, inArray } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { auditLog } from './operations.tables';

/** Something that was done, when and by whom; `null` for the platform itself. */
export interface AuditLine {
  readonly action: string;
  readonly at: Date;
  readonly actorId: string | null;
}

/** What happened to something in some ways, the oldest first. At most 200 lines. */
export async function listAuditLines(
  runner: QueryRunner,
  subjectKind: string,
  subjectNo: string,
  actions: readonly string[],
): Promise<AuditLine[]> {
  return runner
    .select({ action: auditLog.action, at: auditLog.at, actorId: auditLog.actorId })
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
