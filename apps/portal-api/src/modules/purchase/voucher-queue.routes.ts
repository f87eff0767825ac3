import { getVoucherFile, listVouchers, type QueuedVoucher, returnVoucher } from '@portal/api-contract/account';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import type { Platform } from '../../platform/platform';
import { createClaimedQueue, type QueuedRecord } from '../../platform/records/claimed-queue';
import { createQueueServer } from '../../platform/records/serve-queue';
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
  const { orm } = options.database;
  const queue = createClaimedQueue(
    { ...defineOrderQueue(orders), waiting: waitingVouchers, toItem: (queued) => queued, describe: async () => null },
    options,
  );

  const calls = createOperatorCalls(orm, 'finance');
  const { serveAction, serveFile } = createQueueServer(queue, calls);
  return [
    calls.implement(listVouchers, async (finance, page) => {
      const { list, ...rest } = await queue.list(finance, page);
      return { ...rest, list: await describeQueued(orm, list) };
    }),
    serveAction(returnVoucher, 'returnVoucher'),
    serveFile(
      getVoucherFile,
      async (runner, { orderNo }) => (await findVouchers(runner, orderNo)).flatMap(({ fileIds }) => fileIds),
      options,
    ),
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
