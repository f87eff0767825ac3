import { randomUUID } from 'node:crypto';
import type { QueryRunner } from '../database/database';
import { auditLog } from './operations.tables';

/** Something an operator did, or somebody's look at something confidential. */
export interface AuditEntry {
  /** `null` for the automatic operator, the clock and commands of the installation. */
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectNo: string;
  /** What else is worth knowing; nothing personal. */
  readonly detail?: string;
  readonly at: Date;
}

/** Writes a line of the audit log in the caller's transaction. */
export async function noteAudit(runner: QueryRunner, { detail = '', ...entry }: AuditEntry): Promise<void> {
  await runner.insert(auditLog).values({ ...entry, detail, id: randomUUID() });
}
