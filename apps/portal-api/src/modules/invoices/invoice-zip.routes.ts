import { getInvoiceZip, getInvoiceZipFile, zipInvoices } from '@portal/api-contract/account';
import { toChinaDay } from '../../platform/china-time';
import type { Database } from '../../platform/database/database';
import { createExportTasks, type ExportTasksOptions, toExportTask } from '../../platform/exports/export-tasks';
import { HttpError } from '../../platform/http/http-error';
import { type Implementation, implement, implementRaw } from '../../platform/http/implement';
import { StreamedFileResponse } from '../../platform/http/raw-response';
import { requireSubject } from '../../platform/http/require-subject';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { findZipped, invoiceExports } from './invoice-zip';

/** Files stay for seven days: so many of them bound what one owner takes up. */
const REQUEST_WINDOWS = [
  { max: 5, seconds: 60 },
  { max: 20, seconds: 86_400 },
];

export interface InvoiceZipOptions extends ExportTasksOptions {
  readonly database: Database;
  readonly idempotency: IdempotencyService;
}

/** Calls of zips of invoices. */
export function createInvoiceZipRoutes(options: InvoiceZipOptions): Implementation[] {
  const { clock, idempotency, database } = options;
  const tasks = createExportTasks(invoiceExports, options);
  return [
    implement(
      zipInvoices,
      async ({ ids }, context) => {
        const owner = await requireSubject(context);
        return idempotency.runOnce({ scope: 'invoice-zip', owner, input: ids, context }, async (runner) => {
          await tasks.hold(runner, owner);
          const found = await findZipped(database, owner.id, ids);
          if (found.length === 0) throw new HttpError(404, '所选发票没有可下载的文件');
          const { id } = await tasks.create(runner, owner, { ids: found.map(({ invoiceNo }) => invoiceNo) });
          return { taskId: id };
        });
      },
      { successMsg: '正在打包', bodyLimit: 32_768, rateWindows: REQUEST_WINDOWS },
    ),
    implement(getInvoiceZip, async ({ taskId }, context) => {
      const row = await tasks.find(await requireSubject(context), taskId);
      return row ? toExportTask(row, clock(), getInvoiceZipFile.path) : null;
    }),
    implementRaw(
      getInvoiceZipFile,
      async ({ taskId }, context) => {
        const { row, content } = await tasks.open(await requireSubject(context), taskId);
        return new StreamedFileResponse(content, `发票-${toChinaDay(row.requestedAt)}.zip`, 'application/zip', false);
      },
      { rateWindows: [{ max: 10, seconds: 60 }] },
    ),
  ];
}
