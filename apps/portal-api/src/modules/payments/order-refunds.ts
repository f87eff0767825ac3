import { and, asc, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import type { Job } from '../../platform/jobs/job';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { type Money, subtractMoney, toMoney } from '../../platform/money/money';
import type { EventHandler } from '../../platform/records/domain-events';
import { PROVIDER, SYSTEM } from '../../platform/records/record-transition';
import type { OrderPayments, OrderToRefund } from '../purchase/order-payments';
import type { RefundableOrders } from '../purchase/refundable-orders';
import type { GiveBackByHand } from './hand-refunds';
import { createPayOut, type PayOutOptions, queuePayOut } from './pay-out';
import { lockPaidShares, noteRefunded } from './payments.repository';
import { payment, type PaymentRow } from './payments.tables';
import { createRefunds, type Refunds } from './refund-record';
import { ASKED, AWAITING_INVOICE, ON_ITS_WAY, refund, type RefundRow, REVIEWING } from './refunds.tables';
import { followOrder } from './refunds/follow-order';
import { findHandChannel } from './transfers/find-hand-channel';

/** Job that has the money of an order go back. */
export const REFUND_JOB = 'refunds.pay-out';

export interface OrderRefundsOptions extends PayOutOptions {
  readonly giveBackByHand: GiveBackByHand;
  readonly ledger: Ledger;
  readonly orderPayments: Pick<OrderPayments, 'lockFailed'>;
}

/**
 * Gives all money of an order back whose delivery has failed, by the payments that it came by: from there on nobody else
 * can have it, and a job asks their providers. What came by none is for finance, and what was applied for before is part
 * of it. An order that is delivered anew by then keeps it.
 */
export function createFailureRefunds(options: OrderRefundsOptions): EventHandler {
  const { database, clock, ledger, orderPayments, giveBackByHand } = options;
  const refunds = createRefunds(ledger);

  /** Decides that money goes back by the payment that it came by. */
  async function giveBack(runner: QueryRunner, order: OrderToRefund, amount: Money, row: PaymentRow) {
    const at = clock();
    const { orderNo, ownerId, name: productName } = order;
    const [refundNo, shares] = [createBusinessNumber('RF', at), [{ orderNo, amount }]];
    const created = await refunds.create(
      runner,
      { id: randomUUID(), refundNo, ownerId, orderNo, paymentId: row.id, productName, amount, createdAt: at },
      { action: 'giveBack', actor: SYSTEM, at },
    );
    await ledger.post(runner, { kind: 'refund', of: 'charge', channel: row.channel, refundNo, shares });
    await noteRefunded(runner, row.id, shares);
    await queuePayOut(runner, REFUND_JOB, created.id, at);
  }

  async function giveAllBack(runner: QueryRunner, order: OrderToRefund): Promise<void> {
    let left = order.amount;
    for (const share of await lockPaidShares(runner, order.orderNo)) {
      const amount = toMoney(Math.min(left, share.left));
      if (amount > 0) await giveBack(runner, order, amount, share.payment);
      left = subtractMoney(left, amount);
    }
    if (left === 0) return;
    const channel = await findHandChannel(runner, order.orderNo);
    await giveBackByHand(runner, { ...order, amount: left }, { of: 'charge', channel, at: clock() });
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

export interface RefundPayOutOptions extends PayOutOptions {
  readonly refunds: Refunds;
  readonly refundableOrders: Pick<RefundableOrders, 'settle' | 'noteStatus'>;
}

/** Has the money of orders go back, once for each refund. */
export function createRefundPayOut(options: RefundPayOutOptions): Job {
  const { database, refunds, refundableOrders } = options;
  return createPayOut(
    {
      name: REFUND_JOB,
      async find(id) {
        const [row] = await database.orm
          .select({ refund, payment })
          .from(refund)
          .innerJoin(payment, eq(payment.id, refund.paymentId))
          .where(eq(refund.id, id));
        if (row?.refund.state !== ON_ITS_WAY) return undefined;
        const { refundNo, amount } = row.refund;
        const { channel, payNo, amount: total } = row.payment;
        return { channel, refund: { payNo, refundNo, amount, total } };
      },
      async settle(runner, id, at) {
        const row = await refunds.lock(runner, eq(refund.id, id));
        if (row.state !== ON_ITS_WAY) return;
        await refunds.transition(runner, row, { action: 'succeed', actor: PROVIDER, at });
        await refundableOrders.settle(runner, row.orderNo, at);
        await followOrder(runner, refundableOrders, row.orderNo);
      },
      async fail(runner, id, at) {
        const row = await refunds.lock(runner, eq(refund.id, id));
        if (row.state !== ON_ITS_WAY) return;
        const reason = '支付渠道无法退回原账户';
        await refunds.transition(runner, row, { action: 'fail', actor: PROVIDER, at, reason });
      },
    },
    options,
  );
}
