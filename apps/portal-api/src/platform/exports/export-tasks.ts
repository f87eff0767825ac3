import type { ExportTask } from '@portal/api-contract/account';
import { and, desc, eq, getTableName, ne, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { toChinaTime } from '../china-time';
import type { Clock } from '../clock';
import type { QueryRunner } from '../database/database';
import { lockOwner } from '../database/lock-owner';
import { isRecordId } from '../database/record-id';
import type { ByteRange } from '../http/byte-range';
import { HttpError } from '../http/http-error';
import type { StreamedContent } from '../http/raw-response';
import { toActor } from '../records/record-transition';
import type { Subject } from '../security/session-verifier';
import type { ExportKind } from './define-export';
import { type ExportPiecesOptions, readExport } from './export-pieces';
import { DONE, EXPORT_WORDS, type ExportRow, FAILED, RUNNING, WAITING } from './export-table';

export interface ExportTasksOptions extends ExportPiecesOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
}

/** An export with its file, which is read as it is sent. */
export interface OpenedExport {
  readonly row: ExportRow;
  readonly content: StreamedContent;
}

/** Exports of a kind as their owner sees them; a worker makes them. */
export function createExportTasks(kind: ExportKind, options: ExportTasksOptions) {
  const { orm, clock, files } = options;
  const { record, table } = kind;

  async function findNewest(runner: QueryRunner, owner: Subject, more?: SQL): Promise<ExportRow | undefined> {
    const [row] = await runner
      .select()
      .from(table)
      .where(and(eq(table.ownerId, owner.id), more))
      .orderBy(desc(table.requestedAt), desc(table.id))
      .limit(1);
    return row;
  }

  async function findOwn(owner: Subject, taskId: string): Promise<ExportRow> {
    const isOwn = and(eq(table.ownerId, owner.id), eq(table.id, taskId));
    const [row] = isRecordId(taskId) ? await orm.select().from(table).where(isOwn) : [];
    if (!row) throw new HttpError(404);
    return row;
  }

  return {
    /**
     * Lets nobody else ask in an owner's name until the transaction ends. Returns the last export; one that failed gave
     * its owner nothing and does not count. Rejects with 409 while one is being made.
     */
    async hold(runner: QueryRunner, owner: Subject): Promise<ExportRow | undefined> {
      await lockOwner(runner, getTableName(table).replaceAll('_', '-'), owner.id);
      const last = await findNewest(runner, owner, ne(table.state, FAILED));
      if (last && isUnderWay(last)) throw new HttpError(409, '正在导出，请稍候');
      return last;
    },
    /** Stores an export that is asked for. */
    create(runner: QueryRunner, owner: Subject, filter: unknown = {}): Promise<ExportRow> {
      const at = clock();
      const values = { id: randomUUID(), ownerId: owner.id, requestedAt: at, filter };
      return record.create(runner, values, { action: 'request', actor: toActor(owner), at });
    },
    /** An export of the owner; the newest one without an id. Rejects with 404 what is not theirs. */
    find: (owner: Subject, taskId: string | undefined): Promise<ExportRow | undefined> =>
      taskId === undefined ? findNewest(orm, owner) : findOwn(owner, taskId),
    /** An export of the owner with its file. Rejects with 404 where there is none, or none any more. */
    async open(owner: Subject, taskId: string): Promise<OpenedExport> {
      const row = await findOwn(owner, taskId);
      const isKept = isReady(row, clock()) && (await files.get(row.storageKey)) !== undefined;
      if (!isKept) throw new HttpError(404, '导出文件不存在或已过期');
      const read = (range: ByteRange) => readExport(options, kind, row, range);
      return { row, content: { size: row.size, tag: row.id, read } };
    },
  };
}

/** An export as its owner is told of it, its file at a path. */
export function toExportTask(row: ExportRow, now: Date, path: string): ExportTask {
  const { id, state, progress, size, requestedAt, expiresAt } = row;
  const isOver = state === DONE && !isReady(row, now);
  return {
    taskId: id,
    status: isOver ? 'expired' : EXPORT_WORDS[state],
    progress,
    size,
    requestedAt: toChinaTime(requestedAt),
    url: isReady(row, now) ? `${path}?taskId=${id}` : null,
    expireAt: expiresAt && toChinaTime(expiresAt),
  };
}

function isUnderWay({ state }: ExportRow): boolean {
  return state === WAITING || state === RUNNING;
}

function isReady({ state, expiresAt }: ExportRow, now: Date): boolean {
  return state === DONE && expiresAt !== null && expiresAt > now;
}
