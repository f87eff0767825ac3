import type { Voucher } from '@portal/api-contract/account';
import { TRANSFER_LIMITS } from '@portal/api-contract/account';
import { orderLifecycle } from '@portal/lifecycles';
import { desc, eq, inArray } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { readRecordFiles, readStatusLog } from '../../platform/records/status-log.repository';
import { type OrderRow } from './purchase.tables';
import { transferVoucher, type VoucherRow } from './vouchers.tables';

const CONFIRMING = 25;

/** Vouchers of an order, the newest first. The caller has made sure that it may be seen. */
export function findVouchers(runner: QueryRunner, orderNo: string): Promise<VoucherRow[]> {
  return runner
    .select()
    .from(transferVoucher)
    .where(eq(transferVoucher.orderNo, orderNo))
    .orderBy(desc(transferVoucher.createdAt), desc(transferVoucher.id))
    .limit(TRANSFER_LIMITS.vouchers);
}

/** The newest voucher of each of some orders. */
export async function findNewestVouchers(
  runner: QueryRunner,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, VoucherRow>> {
  if (orderNos.length === 0) return new Map();
  const rows = await runner
    .selectDistinctOn([transferVoucher.orderNo])
    .from(transferVoucher)
    .where(inArray(transferVoucher.orderNo, [...orderNos]))
    .orderBy(transferVoucher.orderNo, desc(transferVoucher.createdAt), desc(transferVoucher.id));
  return new Map(rows.map((row) => [row.orderNo, row]));
}

/** Vouchers of an order as its owner sees them: what became of each stands in the log of the order. */
export async function describeVouchers(runner: QueryRunner, order: OrderRow): Promise<Voucher[]> {
  const rows = await findVouchers(runner, order.orderNo);
  const log = rows.length > 0 ? await readStatusLog(runner, orderLifecycle.name, order.id) : [];
  const files = await readRecordFiles(
    runner,
    rows.flatMap(({ fileIds }) => fileIds),
  );
  // One voucher takes an order to where it is confirmed, and one step takes it from there.
  const ends = log.filter(({ from, to }) => from === CONFIRMING && to !== CONFIRMING).reverse();
  const open = order.state === CONFIRMING ? 1 : 0;
  return rows.map((row, place) => {
    const end = place < open ? undefined : ends[place - open];
    return {
      status: end === undefined ? 'confirming' : end.act === 'returnVoucher' ? 'returned' : 'confirmed',
      statedAmount: row.statedAmount,
      paidAt: row.paidOn,
      createdAt: toChinaTime(row.createdAt),
      reason: end?.act === 'returnVoucher' ? end.reason : '',
      files: row.fileIds.flatMap((id) => files.get(id) ?? []),
    };
  });
}
