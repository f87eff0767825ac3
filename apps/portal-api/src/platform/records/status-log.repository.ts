import type { RecordFile, StatusLogEntry } from '@portal/api-contract/account';
import type { Lifecycle } from '@portal/lifecycles';
import { and, asc, eq, gte, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { toChinaTime } from '../china-time';
import type { QueryRunner } from '../database/database';
import { storedFile } from '../files/files.tables';
import { statusLog } from './status-log.tables';

/** Everything that happened to a record, first things first. The caller has made sure that the record may be seen. */
export async function readStatusLog(orm: QueryRunner, recordKind: string, recordId: string): Promise<StatusLogEntry[]> {
  const rows = await orm
    .select()
    .from(statusLog)
    .where(and(eq(statusLog.recordKind, recordKind), eq(statusLog.recordId, recordId)))
    .orderBy(asc(statusLog.position));
  const files = await readRecordFiles(
    orm,
    rows.flatMap(({ fileIds }) => fileIds),
  );
  return rows.map((row) => ({
    from: row.fromState,
    to: row.toState,
    act: row.act,
    actorRole: row.actorRole,
    actorName: row.actorName,
    reason: row.reason,
    files: row.fileIds.flatMap((id) => files.get(id) ?? []),
    at: toChinaTime(row.at),
  }));
}

/** Files of a record by their ids. The caller has made sure that the record may be seen. */
export async function readRecordFiles(
  orm: QueryRunner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordFile>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({ id: storedFile.id, name: storedFile.name, size: storedFile.size, type: storedFile.type })
    .from(storedFile)
    .where(inArray(storedFile.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which steps are counted. */
export interface CountedSteps {
  /** Query for the keys of the records. */
  readonly recordIds: SQLWrapper;
  readonly action: string;
  readonly since: Date;
}

/** How often a step was taken since a moment, with some records of a kind. */
export function countSteps(
  runner: QueryRunner,
  { name }: Pick<Lifecycle, 'name'>,
  { recordIds, action, since }: CountedSteps,
): Promise<number> {
  const { recordKind, recordId, act, at } = statusLog;
  return runner.$count(
    statusLog,
    and(eq(recordKind, name), sql`${recordId} in ${recordIds}`, eq(act, action), gte(at, since)),
  );
}

/** Deletes what happened to records of a kind that are deleted themselves. */
export async function eraseStatusLog(
  runner: QueryRunner,
  { name }: Pick<Lifecycle, 'name'>,
  recordIds: readonly string[],
): Promise<void> {
  if (recordIds.length === 0) return;
  // One parameter, however many records there are.
  const isOfRecord = sql`${statusLog.recordId} = any(${sql.param(recordIds)}::uuid[])`;
  await runner.delete(statusLog).where(and(eq(statusLog.recordKind, name), isOfRecord));
}
