import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from '../../platform/database/database';
import type { Job } from '../../platform/jobs/job';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { PROVIDER } from '../../platform/records/record-transition';
import type { OrderPayments } from '../purchase/order-payments';
import { createPayOut, NOT_BY_SOURCE, type PayOutOptions } from './pay-out';
import { REFUND_JOB } from './payment-outcome';
import { payments } from './payment-record';
import { payment, type PaymentRow, REFUNDING } from './payments.tables';
import type { Refunds } from './refund-record';
import { NOT_PAID_OUT, refundPart } from './refunds.tables';

export interface PaymentRefundsOptions extends PayOutOptions {
  readonly ledger: Pick<Ledger, 'sharesOf'>;
  readonly refunds: Refunds;
  readonly orderPayments: Pick<OrderPayments, 'lockForTransfer'>;
}

/**
 * Has the money go back that came twice or too late, once for each payment. What its channel refuses becomes refunds that
 * have failed: their owner names an account, and finance sends them.
 */
export function createPaymentRefunds(options: PaymentRefundsOptions): Job {
  const { database, ledger, refunds, orderPayments } = options;

  /** The ledger knows already that the money goes back, under the number of the first refund. */
  async function handOver(runner: QueryRunner, row: PaymentRow, refundNo: string, at: Date): Promise<void> {
    const by = { actor: PROVIDER, at, reason: NOT_BY_SOURCE };
    await payments.transition(runner, row, { ...by, action: 'handOver' });
    for (const [place, { orderNo, amount }] of (await ledger.sharesOf(runner, refundNo)).entries()) {
      const { ownerId, name: productName } = await orderPayments.lockForTransfer(runner, orderNo);
      const [id, number] = [randomUUID(), place === 0 ? refundNo : `${refundNo}-${place + 1}`];
      const part = { id, refundId: id, partNo: number, paymentId: row.id, amount, state: NOT_PAID_OUT, stateSince: at };
      await runner.insert(refundPart).values(part);
      const values = { id, refundNo: number, ownerId, orderNo, paymentId: row.id, productName, amount, createdAt: at };
      await refunds.create(runner, values, { ...by, action: 'takeOver' });
    }
  }

  const move =
    (work: (runner: QueryRunner, row: PaymentRow, at: Date) => Promise<unknown>) =>
    async (runner: QueryRunner, id: string, at: Date) => {
      const row = await payments.lock(runner, eq(payment.id, id));
      if (row.state === REFUNDING) await work(runner, row, at);
    };

  return createPayOut(
    {
      name: REFUND_JOB,
      async find(id) {
        const [row] = await database.orm.select().from(payment).where(eq(payment.id, id));
        if (row?.state !== REFUNDING) return undefined;
        const { channel, payNo, refunded: amount, amount: total } = row;
        return { channel, refund: { payNo, refundNo: requireRefundNo(row), amount, total } };
      },
      settle: move((runner, row, at) =>
        payments.transition(runner, row, { action: 'settleRefund', actor: PROVIDER, at }),
      ),
      fail: move((runner, row, at) => handOver(runner, row, requireRefundNo(row), at)),
    },
    options,
  );
}

function requireRefundNo({ refundNo }: PaymentRow): string {
  if (refundNo === null) throw new Error('A refund without a number');
  return refundNo;
}
