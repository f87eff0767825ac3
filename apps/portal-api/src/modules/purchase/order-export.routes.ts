import { exportOrders, getOrderExport, getOrderExportFile, ORDER_LIMITS } from '@portal/api-contract/account';
import { toChinaDay } from '../../platform/china-time';
import { createExportTasks, type ExportTasksOptions, toExportTask } from '../../platform/exports/export-tasks';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError } from '../../platform/http/http-error';
import { type Implementation, implement, implementRaw } from '../../platform/http/implement';
import { StreamedFileResponse } from '../../platform/http/raw-response';
import { requireSubject } from '../../platform/http/require-subject';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { countUpTo } from '../../platform/records/queue-filter';
import type { Subject } from '../../platform/security/session-verifier';
import { findExportError, orderExports } from './order-export';
import { isListed, type OrderFilter } from './orders.repository';
import { purchaseOrder } from './purchase.tables';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Files stay for seven days: so many of them bound what one owner takes up. */
const REQUEST_WINDOWS = [
  { max: 5, seconds: 60 },
  { max: 20, seconds: 86_400 },
];

const FILE_WINDOWS = [{ max: 10, seconds: 60 }];

export interface OrderExportOptions extends ExportTasksOptions {
  readonly idempotency: IdempotencyService;
}

/** Calls of the export of orders. */
export function createOrderExportRoutes(options: OrderExportOptions): Implementation[] {
  const { clock, idempotency } = options;
  const tasks = createExportTasks(orderExports, options);

  async function request(owner: Subject, filter: OrderFilter, context: CallContext): Promise<{ taskId: string }> {
    const call = { scope: 'order-export', owner, input: filter, context };
    return idempotency.runOnce(call, async (runner) => {
      await tasks.hold(runner, owner);
      const total = await countUpTo(runner, purchaseOrder, isListed(owner.id, filter), ORDER_LIMITS.exported + 1);
      const error = findExportError(total);
      if (error) throw new HttpError(409, error);
      const { id } = await tasks.create(runner, owner, filter);
      return { taskId: id };
    });
  }

  return [
    implement(exportOrders, async (filter, context) => request(await requireSubject(context), filter, context), {
      ...{ successMsg: '已开始导出', bodyLimit: 8192, rateWindows: REQUEST_WINDOWS },
    }),
    implement(getOrderExport, async ({ taskId }, context) => {
      const row = await tasks.find(await requireSubject(context), taskId);
      return row ? toExportTask(row, clock(), getOrderExportFile.path) : null;
    }),
    implementRaw(
      getOrderExportFile,
      async ({ taskId }, context) => {
        const { row, content } = await tasks.open(await requireSubject(context), taskId);
        return new StreamedFileResponse(content, `订单-${toChinaDay(row.requestedAt)}.xlsx`, XLSX, false);
      },
      { rateWindows: FILE_WINDOWS },
    ),
  ];
}
