import type { ActionOf, ExportLifecycle, StateOf } from '@portal/lifecycles';
import { asc, eq, getTableName } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { eraseBytes } from '../files/erase-bytes';
import type { DueWork } from '../jobs/due-work';
import type { MessageType } from '../messages/post-message';
import { ERASED, type PersonalData } from '../modules/personal-data';
import { defineRecord, type RecordKind } from '../records/define-record';
import { createRecordTimers } from '../records/record-timers';
import { eraseStatusLog } from '../records/status-log.repository';
import { listPieceKeys } from './export-pieces';
import { EXPORT_WORDS, type ExportTable } from './export-table';

/** What is special to a kind of export. */
export interface ExportDefinition {
  readonly lifecycle: ExportLifecycle;
  readonly table: ExportTable;
  /** Page of its exports, inside the site and without prefix. */
  readonly page: string;
  readonly messageType: MessageType;
  /** What its owner is told beside that the file is there. */
  readonly advice: string;
}

/** A kind of export. */
export interface ExportKind extends ExportDefinition {
  readonly record: RecordKind<StateOf<ExportLifecycle>, ActionOf<ExportLifecycle>, ExportTable>;
}

/** Defines a kind of export over its lifecycle and its table. */
export function defineExport(definition: ExportDefinition): ExportKind {
  const { lifecycle, table, page, messageType } = definition;
  const record = defineRecord({
    lifecycle,
    table,
    guards: {
      isOver: ({ expiresAt }, { at }) => (expiresAt !== null && expiresAt <= at ? '' : '导出文件尚未过期'),
    },
    describe: ({ id }) => ({ ...{ number: id, title: '', messageType }, link: page }),
    async effects(runner, row, { action, at }) {
      if (action === 'expire') await eraseBytes({ runner, now: at }, listPieceKeys(row));
      return {};
    },
  });
  return { ...definition, record };
}

export interface DueExportsOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Lets go of exports whose time is over. */
export function createExportTimers({ record, table }: ExportKind, { database, clock }: DueExportsOptions): DueWork[] {
  return createRecordTimers(record, { database, clock, dueAt: table.expiresAt });
}

/** Exports of a kind that the owner asked for, as personal data of a name. */
export function createExportData({ lifecycle, table }: ExportKind, name: string): PersonalData {
  return {
    name,
    title: `${lifecycle.record}记录`,
    tables: [getTableName(table)],
    columns: { id: '编号', state: '状态', requestedAt: '申请时间', expiresAt: '到期时间' },
    async read({ orm }, { id }) {
      const rows = await orm.select().from(table).where(eq(table.ownerId, id)).orderBy(asc(table.requestedAt));
      return rows.map((row) => ({ ...row, state: EXPORT_WORDS[row.state] }));
    },
    retention: ERASED,
    async erase(context, { id }) {
      const rows = await context.runner.delete(table).where(eq(table.ownerId, id)).returning();
      await eraseStatusLog(
        context.runner,
        lifecycle,
        rows.map((row) => row.id),
      );
      await eraseBytes(context, rows.flatMap(listPieceKeys));
    },
  };
}
