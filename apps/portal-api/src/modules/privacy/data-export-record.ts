import { dataExportLifecycle } from '@portal/lifecycles';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { eraseBytes } from '../../platform/files/erase-bytes';
import type { DueWork } from '../../platform/jobs/due-work';
import { defineRecord } from '../../platform/records/define-record';
import { createRecordTimers } from '../../platform/records/record-timers';
import { dataExport } from './privacy.tables';

/** Page of exports, inside the site and without prefix. */
export const EXPORT_PAGE = '/user-info/privacy';

/** A stored export. */
export type ExportRow = typeof dataExport.$inferSelect;

/** Exports of personal data, and the only way to change one. */
export const dataExports = defineRecord({
  lifecycle: dataExportLifecycle,
  table: dataExport,
  guards: {
    isOver: ({ expiresAt }, { at }) => (expiresAt !== null && expiresAt <= at ? '' : '导出文件尚未过期'),
  },
  describe: ({ id }) => ({ ...{ number: id, title: '', messageType: 'security' }, link: EXPORT_PAGE }),
  async effects(runner, { storageKey }, { action, at }) {
    if (action === 'expire') await eraseBytes({ runner, now: at }, [storageKey]);
    return {};
  },
});

export interface DueExportsOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Lets go of exports whose time is over. */
export function createDueExports({ database, clock }: DueExportsOptions): DueWork[] {
  return createRecordTimers(dataExports, { database, clock, dueAt: dataExport.expiresAt });
}

/** Where the bytes of an export are bound to when they are encrypted. */
export function toExportPlace(id: string): string {
  return `data_export:${id}`;
}
