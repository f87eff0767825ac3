import { type ActionOf, orderLifecycle } from '@portal/lifecycles';
import { eq, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { defineStatement } from '../../platform/database/define-statement';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { defineRecord } from '../../platform/records/define-record';
import { toOrderLink } from './order-links';
import { type OrderRow, purchaseOrder, quote } from './purchase.tables';

/** Triggers of orders. */
export type OrderAction = ActionOf<typeof orderLifecycle>;

/** Triggers after which an order is owed no longer. */
const ENDS_DEBT: readonly OrderAction[] = ['cancel', 'expire'];

/** Tries to deliver an order before it has failed. */
export const DELIVERY_TRIES = 3;

/** How long an order can be paid at least whose voucher was returned, in milliseconds. */
const AFTER_RETURN_MS = 3 * 86_400_000;

/** Orders, and the only way to change one. What they cost stands in the ledger. */
export function createOrders(ledger: Ledger) {
  return defineRecord({
    lifecycle: orderLifecycle,
    table: purchaseOrder,
    guards: {
      needsReview: async (row, { runner }) => ((await isNegotiable(runner, row)) ? '' : '该规格有固定价格，无需审核'),
      hasFixedPrice: async (row, { runner }) => ((await isNegotiable(runner, row)) ? '该规格需要审核后定价' : ''),
      isPaidInFull: async ({ orderNo }, { runner }) => {
        const { due } = await ledger.balancesOf(orderNo, runner);
        return due > 0 ? '订单尚未付清' : '';
      },
      isPaidByTransfer: ({ remitCode }) => (remitCode === null ? '请先选择对公汇款' : ''),
      isContracted: (row) => (awaitsContract(row) ? '该订单须先签订合同，合同生效后才能开通' : ''),
      failedThreeTimes: ({ deliveryFailures }) => (deliveryFailures < DELIVERY_TRIES ? '订单尚未连续三次开通失败' : ''),
      isStillPaid: async ({ orderNo }, { runner }) => {
        const { charged, refundable } = await ledger.balancesOf(orderNo, runner);
        return refundable < charged ? '订单款项已退回，无法重新开通' : '';
      },
    },
    describe: ({ orderNo, line }) => ({
      ...{ number: orderNo, title: line.productName, messageType: 'order' },
      link: toOrderLink(orderNo),
    }),
    isClaimedForStep: true,
    async effects(runner, row, { action, at }) {
      if (ENDS_DEBT.includes(action)) {
        await chargeOrder(ledger, runner, row);
        await ledger.post(runner, { kind: 'cancellation', orderNo: row.orderNo, amount: row.payable });
      }
      if (action === 'returnVoucher') return { payUntil: findPayUntilAfterReturn(row, at) };
      return action === 'retry' ? { deliveryFailures: 0 } : {};
    },
  });
}

/** Whether an order is delivered only after a contract of it is in force, which it is not. */
export function awaitsContract({
  contractFirst,
  contractedAt,
}: Pick<OrderRow, 'contractFirst' | 'contractedAt'>): boolean {
  return contractFirst && contractedAt === null;
}

/** Orders as records. */
export type Orders = ReturnType<typeof createOrders>;

/** Has the customer owe what an order costs. A repeat adds nothing: orders of a release before may not have been charged. */
export async function chargeOrder(
  ledger: Ledger,
  runner: QueryRunner,
  { orderNo, payable }: Pick<OrderRow, 'orderNo' | 'payable'>,
): Promise<void> {
  await ledger.post(runner, { kind: 'charge', orderNo, amount: payable });
}

/** Its price may have run out while finance looked at a voucher: the owner has time to answer. */
function findPayUntilAfterReturn({ payUntil }: OrderRow, at: Date): Date {
  return new Date(Math.max(payUntil.getTime(), at.getTime() + AFTER_RETURN_MS));
}

const selectBody = defineStatement((orm) =>
  orm
    .select({ body: quote.body })
    .from(quote)
    .where(eq(quote.id, sql.placeholder('quoteId'))),
);

async function isNegotiable(runner: QueryRunner, { quoteId }: OrderRow): Promise<boolean> {
  const [row] = await selectBody(runner).execute({ quoteId });
  return row?.body.isNegotiable ?? false;
}
