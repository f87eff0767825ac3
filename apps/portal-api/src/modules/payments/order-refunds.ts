import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Ledger } from '../../platform/money/ledger/ledger';
import type { EventHandler } from '../../platform/records/domain-events';
import { SYSTEM } from '../../platform/records/record-transition';
import type { OrderPayments, OrderToRefund } from '../purchase/order-payments';
import { createGiveBack } from './give-back';
import { lockPaidShares } from './payments.repository';
import { planParts } from './refund-parts';
import { createRefunds, type Refunds } from './refund-record';
import { ASKED, AWAITING_INVOICE, refund, type RefundRow, REVIEWING } from './refunds.tables';

export interface OrderRefundsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly orderPayments: Pick<OrderPayments, 'lockFailed'>;
}

/**
 * Gives all money of an order back whose delivery has failed, by the payments that it came by. What came by none is for
 * finance, and what was applied for before is part of it. An order that is delivered anew by then keeps it.
 */
export function createFailureRefunds(options: OrderRefundsOptions): EventHandler {
  const { database, clock, ledger, orderPayments } = options;
  const [refunds, giveBack] = [createRefunds(ledger), createGiveBack(ledger)];

  async function giveAllBack(runner: QueryRunner, order: OrderToRefund): Promise<void> {
    const parts = planParts(await lockPaidShares(runner, order.orderNo), order.amount);
    await giveBack(runner, order, { of: 'charge', parts }, clock());
  }

  return {
    event: 'order.failed',
    name: 'refunds.begin',
    handle: ({ recordNo }, { complete }) =>
      database.transaction(async (runner) => {
        // Before the order, as finance locks them too.
        const applications = await lockApplications(runner, recordNo);
        const order = await orderPayments.lockFailed(runner, recordNo);
        if (order) {
          for (const row of applications) await supersede(runner, refunds, row, clock());
          await giveAllBack(runner, order);
        }
        await complete(runner);
      }),
  };
}

/** Applications for money of an order that nothing was decided to set out of, locked. */
function lockApplications(runner: QueryRunner, orderNo: string): Promise<RefundRow[]> {
  return runner
    .select()
    .from(refund)
    .where(and(eq(refund.orderNo, orderNo), inArray(refund.state, [REVIEWING, ASKED, AWAITING_INVOICE])))
    .orderBy(asc(refund.id))
    .for('update');
}

function supersede(runner: QueryRunner, refunds: Refunds, row: RefundRow, at: Date): Promise<RefundRow> {
  const reason = '订单开通失败，款项由系统自动全额退回';
  return refunds.transition(runner, row, { action: 'supersede', actor: SYSTEM, at, reason });
}
