import type { RefundChannel } from '@portal/api-contract/account';
import { inArray } from 'drizzle-orm';
import type { QueryRunner } from '../../../platform/database/database';
import { findPaidShares } from '../payments.repository';
import { CANCELLED, refundPart, type RefundRow, REJECTED } from '../refunds.tables';
import { describeWay, planWay } from './refund-offer';

/** States in which no money goes back, and none did. */
const WITHOUT_MONEY: readonly number[] = [REJECTED, CANCELLED];

/**
 * How the money of each refund goes back, by the refund's id: by the parts that it has, as it is planned where it has
 * none yet, and `null` where none goes back.
 */
export async function findWays(
  runner: QueryRunner,
  rows: readonly RefundRow[],
): Promise<ReadonlyMap<string, RefundChannel | null>> {
  const ids = rows.map(({ id }) => id);
  const { refundId, paymentId } = refundPart;
  const parts = await runner.select({ refundId, paymentId }).from(refundPart).where(inArray(refundId, ids));
  const planned = rows.filter(
    ({ id, state }) => !WITHOUT_MONEY.includes(state) && parts.every((part) => part.refundId !== id),
  );
  const orderNos = planned.map(({ orderNo }) => orderNo);
  const shares = await findPaidShares(runner, orderNos);

  function findWay(row: RefundRow): RefundChannel | null {
    if (planned.includes(row)) return planWay(shares.get(row.orderNo), row.amount);
    if (WITHOUT_MONEY.includes(row.state)) return null;
    const own = parts.filter((part) => part.refundId === row.id);
    return describeWay(own.map((part) => part.paymentId !== null));
  }

  return new Map(rows.map((row) => [row.id, findWay(row)]));
}
