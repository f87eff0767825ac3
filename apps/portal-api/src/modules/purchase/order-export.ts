import { describeSpecs, ORDER_COLUMN_TITLES, ORDER_LIMITS, orderFilterSchema } from '@portal/api-contract/account';
import { describeState, orderExportLifecycle, orderLifecycle } from '@portal/lifecycles';
import { createExportData, defineExport } from '../../platform/exports/define-export';
import { type ExportWorkerOptions, makeExports } from '../../platform/exports/export-worker';
import { countUpTo } from '../../platform/records/queue-filter';
import { type Cell, type SheetColumn, writeXlsx } from '../../platform/write-xlsx';
import { listLines } from './order-lines';
import { readOrderPages } from './order-pages';
import { isListed } from './orders.repository';
import { type OrderRow, orderExport, purchaseOrder, REVIEWING } from './purchase.tables';

/** Exports of orders as xlsx. */
export const orderExports = defineExport({
  lifecycle: orderExportLifecycle,
  table: orderExport,
  page: '/overview/order',
  messageType: 'order',
  advice: '',
});

/** Exports of orders that the owner asked for. */
export const orderExportData = createExportData(orderExports, 'order-exports');

const WIDTHS: Readonly<Record<keyof typeof ORDER_COLUMN_TITLES, number>> = {
  orderNo: 22,
  product: 44,
  payable: 16,
  status: 12,
  createdAt: 18,
};

const COLUMNS = Object.entries(ORDER_COLUMN_TITLES).map(([key, title]): SheetColumn => ({
  title,
  width: WIDTHS[key as keyof typeof WIDTHS],
}));

/** Why so many orders are not exported; empty where they are. */
export function findExportError(total: number): string {
  if (total === 0) return '没有可以导出的订单';
  const max = ORDER_LIMITS.exported;
  return total > max ? `一次最多导出 ${max} 个订单，请缩小筛选范围` : '';
}

/** Makes the exports of orders that were asked for. */
export function makeOrderExports(options: ExportWorkerOptions): Promise<void> {
  const { orm } = options.database;
  return makeExports(orderExports, options, async ({ ownerId, filter }, report) => {
    const narrowed = orderFilterSchema.parse(filter);
    const total = await countUpTo(orm, purchaseOrder, isListed(ownerId, narrowed), ORDER_LIMITS.exported);
    let done = 0;
    async function* toPages() {
      for await (const rows of readOrderPages(orm, ownerId, narrowed)) {
        yield rows.map(toCells);
        done += rows.length;
        await report(Math.min(99, Math.floor((done / total) * 100)));
      }
    }
    return [await writeXlsx({ name: '订单', columns: COLUMNS, pages: toPages() }, options.clock())];
  });
}

/** Cells of an order, in the order of its columns; a price that is still talked about is none yet. */
export function toCells(row: OrderRow): readonly Cell[] {
  const { orderNo, line, payable, state, createdAt } = row;
  return [
    orderNo,
    `${line.productName} ${describeSpecs(listLines(row))}`,
    state === REVIEWING && payable === 0 ? '待确认' : { fen: payable },
    describeState(orderLifecycle, state).label,
    createdAt,
  ];
}
