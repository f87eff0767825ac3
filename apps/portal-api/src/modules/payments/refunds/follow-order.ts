import { OPEN_REFUND_STATUSES, type OrderRefundStatus } from '@portal/api-contract/account';
import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../../../platform/database/database';
import type { RefundableOrders } from '../../purchase/refundable-orders';
import { PAID_OUT, refund } from '../refunds.tables';

/** Lets an order say how its refunds stand, after one of them has moved. */
export async function followOrder(
  runner: QueryRunner,
  refundableOrders: Pick<RefundableOrders, 'noteStatus'>,
  orderNo: string,
): Promise<void> {
  const rows = await runner.select({ state: refund.state }).from(refund).where(eq(refund.orderNo, orderNo));
  const isOpen = rows.some(({ state }) => (OPEN_REFUND_STATUSES as readonly number[]).includes(state));
  const status: OrderRefundStatus = isOpen ? 'open' : rows.some(({ state }) => state === PAID_OUT) ? 'done' : 'none';
  await refundableOrders.noteStatus(runner, orderNo, status);
}
