import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import type { Job } from '../../platform/jobs/job';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { type Money, subtractMoney, toMoney } from '../../platform/money/money';
import type { EventHandler } from '../../platform/records/domain-events';
import { PROVIDER, SYSTEM } from '../../platform/records/record-transition';
import type { OrderPayments, OrderToRefund } from '../purchase/order-payments';
import type { GiveBackByHand } from './hand-refunds';
import { createPayOut, type PayOutOptions, queuePayOut } from './pay-out';
import { lockPaidShares, noteRefunded } from './payments.repository';
import { payment, type PaymentRow } from './payments.tables';
import { refunds } from './refund-record';
import { ON_ITS_WAY, refund } from './refunds.tables';
import { findHandChannel } from './transfers/find-hand-channel';

/** Job that has the money of an order go back. */
const REFUND_JOB = 'refunds.pay-out';

export interface OrderRefundsOptions extends PayOutOptions {
  readonly giveBackByHand: GiveBackByHand;
  readonly ledger: Ledger;
  readonly orderPayments: Pick<OrderPayments, 'lockFailed'>;
}

/**
 * Gives all money of an order back whose delivery has failed, by the payments that it came by: from there on nobody else
 * can have it, and a job asks their providers. What came by none is for finance. An order that is delivered anew by then
 * keeps it.
 */
export function createFailureRefunds(options: OrderRefundsOptions): EventHandler {
  const { database, clock, ledger, orderPayments, giveBackByHand } = options;

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
        const order = await orderPayments.lockFailed(runner, recordNo);
        if (order) await giveAllBack(runner, order);
        await complete(runner);
      }),
  };
}

/** Has the money of orders go back, once for each refund. */
export function createRefundPayOut(options: PayOutOptions): Job {
  return createPayOut(
    {
      name: REFUND_JOB,
      async find(id) {
        const [row] = await options.database.orm
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
        if (row.state === ON_ITS_WAY) await refunds.transition(runner, row, { action: 'succeed', actor: PROVIDER, at });
      },
    },
    options,
  );
}
