import type { PayChannel } from '@portal/api-contract/account';
import { and, eq, ne } from 'drizzle-orm';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import type { Ledger } from '../../platform/money/ledger/ledger';
import type { OrderShare } from '../../platform/money/ledger/ledger-cause';
import { addMoney } from '../../platform/money/money';
import { PROVIDER, SYSTEM } from '../../platform/records/record-transition';
import type { OrderPayments } from '../purchase/order-payments';
import { queuePayOut } from './pay-out';
import { payments } from './payment-record';
import { findShares, noteRefunded } from './payments.repository';
import { payment, type PaymentRow, WAITING } from './payments.tables';
import { CURRENCY, NoticeRejectedError, type Trade } from './provider/payment-provider';

/** Job that has money go back. */
export const REFUND_JOB = 'payments.refund';

const SURPLUS_REASON = '订单已支付或已关闭';

export interface PaymentOutcomeOptions {
  readonly ledger: Ledger;
  readonly orderPayments: OrderPayments;
}

/** Lets payments follow what providers say of their trades. */
export function createPaymentOutcome({ ledger, orderPayments }: PaymentOutcomeOptions) {
  /** Posts the money and takes the orders on; what came twice or too late goes back. */
  async function receive(runner: QueryRunner, row: PaymentRow, { tradeNo, paidAt }: Trade, at: Date): Promise<void> {
    const { id, channel } = row;
    const changes = { tradeNo, paidAt: paidAt ?? at };
    const paid = await payments.transition(runner, row, { action: 'receive', actor: PROVIDER, at }, changes);
    const shares = await findShares(runner, id);
    const surplus = await orderPayments.receive(runner, { kind: 'payment', channel, tradeNo, shares }, at);
    if (surplus.length > 0) await giveBack(runner, paid, surplus, at);
  }

  /** Decides that money goes back: from here on nobody else can have it. A job asks the provider. */
  async function giveBack(
    runner: QueryRunner,
    row: PaymentRow,
    shares: readonly OrderShare[],
    at: Date,
  ): Promise<void> {
    const refundNo = createBusinessNumber('RF', at);
    await ledger.post(runner, { kind: 'refund', of: 'surplus', channel: row.channel, refundNo, shares });
    await noteRefunded(runner, row.id, shares);
    const refunded = addMoney(...shares.map(({ amount }) => amount));
    const request = { action: 'refund', actor: SYSTEM, at, reason: SURPLUS_REASON } as const;
    await payments.transition(runner, row, request, { refundNo, refunded });
    await queuePayOut(runner, REFUND_JOB, row.id, at);
  }

  return {
    /**
     * Takes a payment to where its trade is, under its lock, in the caller's transaction; told again, or told what is
     * over by now, it stays. Rejects with a `NoticeRejectedError` what cannot be said of it: another amount or currency,
     * another trade than it was paid by, or one that has paid another payment.
     */
    async apply(runner: QueryRunner, channel: PayChannel, trade: Trade, at: Date): Promise<void> {
      const isOwn = and(eq(payment.channel, channel), eq(payment.payNo, trade.payNo));
      const [row] = await runner.select().from(payment).where(isOwn).for('update');
      if (row === undefined) throw new NoticeRejectedError('There is no such payment');
      const isSaid = trade.amount !== null || trade.state === 'paid';
      if (isSaid && trade.amount !== row.amount) throw new NoticeRejectedError('The amount is another');
      if (trade.currency !== CURRENCY) throw new NoticeRejectedError('The currency is another');
      if (trade.state === 'paid') {
        if (row.tradeNo === trade.tradeNo) return;
        await assertNewTrade(runner, row, trade);
        await receive(runner, row, trade, at);
        return;
      }
      if (row.state !== WAITING || trade.state === 'waiting') return;
      const action = trade.state === 'closed' ? 'close' : 'fail';
      await payments.transition(runner, row, { action, actor: PROVIDER, at });
    },
  };
}

/** Lets payments follow their trades. */
export type PaymentOutcome = ReturnType<typeof createPaymentOutcome>;

async function assertNewTrade(runner: QueryRunner, row: PaymentRow, { tradeNo }: Trade): Promise<void> {
  if (tradeNo === '') throw new NoticeRejectedError('A payment has no number of its trade');
  if (row.tradeNo !== null) throw new NoticeRejectedError('It was paid by another trade');
  const isOther = and(eq(payment.channel, row.channel), eq(payment.tradeNo, tradeNo), ne(payment.id, row.id));
  if ((await runner.$count(payment, isOther)) > 0) throw new NoticeRejectedError('The trade has paid another payment');
}
