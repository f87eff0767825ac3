import { getVoucherFile, listVouchers, type QueuedVoucher, returnVoucher } from '@portal/api-contract/account';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { findFile } from '../../platform/files/files.repository';
import { readFileContent } from '../../platform/files/uploads.service';
import type { Implementation } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import type { Platform } from '../../platform/platform';
import { createClaimedQueue, type QueuedRecord } from '../../platform/records/claimed-queue';
import { readRecordFiles } from '../../platform/records/status-log.repository';
import type { Orders } from './order-record';
import type { OrderRow } from './purchase.tables';
import { defineOrderQueue } from './queued-orders';
import { findNewestVouchers, findVouchers } from './vouchers.repository';
import { waitingVouchers } from './waiting-orders';

/** Calls of finance about vouchers of transfers; to everybody else they do not exist. */
export function createVoucherQueueRoutes(
  orders: Orders,
  options: Pick<Platform, 'database' | 'clock' | 'protection' | 'files'>,
): Implementation[] {
  const { database, protection, files: store } = options;
  const kind = defineOrderQueue(orders);
  const queue = createClaimedQueue(
    { ...kind, waiting: waitingVouchers, toItem: (queued) => queued, describe: async () => null },
    options,
  );

  const { implement, implementRaw } = createOperatorCalls(database.orm, 'finance');
  return [
    implement(listVouchers, async (finance, page) => {
      const { list, ...rest } = await queue.list(finance, page);
      return { ...rest, list: await describeQueued(database.orm, list) };
    }),
    implement(returnVoucher, (finance, { orderNo, version, reason }) =>
      queue.act(finance, { number: orderNo, version }, 'returnVoucher', reason),
    ),
    implementRaw(getVoucherFile, async (finance, { orderNo, fileId }) => {
      const row = await orders.find(database.orm, kind.isRecord(orderNo));
      const vouchers = await findVouchers(database.orm, orderNo);
      const isOfOrder = vouchers.some(({ fileIds }) => fileIds.includes(fileId));
      const file = isOfOrder ? await findFile(database.orm, fileId) : undefined;
      if (file === undefined) throw new HttpError(404);
      await queue.audit(database.orm, finance, 'openFile', row);
      return readFileContent({ protection, store }, file);
    }),
  ];
}

/** Orders of the queue with their newest vouchers. */
async function describeQueued(runner: QueryRunner, rows: readonly QueuedRecord<OrderRow>[]): Promise<QueuedVoucher[]> {
  const vouchers = await findNewestVouchers(
    runner,
    rows.map(({ row }) => row.orderNo),
  );
  const files = await readRecordFiles(
    runner,
    [...vouchers.values()].flatMap(({ fileIds }) => fileIds),
  );
  return rows.flatMap(({ row: { orderNo, payable, remitCode, version }, userCode }) => {
    const voucher = vouchers.get(orderNo);
    if (voucher === undefined) return [];
    const { statedAmount, paidOn: paidAt, createdAt, fileIds } = voucher;
    return {
      ...{ orderNo, userCode, code: remitCode ?? '', payable, statedAmount, paidAt, version },
      createdAt: toChinaTime(createdAt),
      files: fileIds.flatMap((id) => files.get(id) ?? []),
    };
  });
}
