import { OPEN_REFUND_STATUSES } from '@portal/api-contract/account';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { QueryRunner } from '../../../platform/database/database';
import { HttpError } from '../../../platform/http/http-error';
import type { RefundableOrder } from '../../purchase/refundable-orders';
import { refund, type RefundRow } from '../refunds.tables';
import { countFullLeft } from './refund-offer';

/**
 * Rejects with 409 where what a refund is of is in another one by now, or was given back, or where its owner has no full
 * refund left: all of that was free while the refund was rejected. The order is locked.
 */
export async function assertStillFree(
  runner: QueryRunner,
  order: RefundableOrder,
  row: RefundRow,
  at: Date,
): Promise<void> {
  const lineNos = row.items.map(({ lineNo }) => lineNo);
  const isOpenOther = and(
    eq(refund.orderNo, row.orderNo),
    ne(refund.id, row.id),
    inArray(refund.state, [...OPEN_REFUND_STATUSES]),
  );
  const others = await runner
    .select({ refundNo: refund.refundNo, items: refund.items })
    .from(refund)
    .where(isOpenOther);
  const blocking = others.find(
    ({ items }) => items.length === 0 || items.some(({ lineNo }) => lineNos.includes(lineNo)),
  );
  if (blocking) throw new HttpError(409, `所选商品已有未完成的退款 ${blocking.refundNo}，不能申诉`);
  const isGone = row.items.some(
    ({ lineNo, quantity }) => (order.lines.find((line) => line.lineNo === lineNo)?.kept ?? 0) < quantity,
  );
  if (isGone) throw new HttpError(409, '所选商品已退款，不能申诉');
  if (row.rule === 'full' && (await countFullLeft(runner, order, at, row)) === 0)
    throw new HttpError(409, '本年度该产品的全额退款次数已用完，不能申诉');
}
