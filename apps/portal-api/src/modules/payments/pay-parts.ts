import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { Job } from '../../platform/jobs/job';
import { PROVIDER } from '../../platform/records/record-transition';
import type { RefundableOrders } from '../purchase/refundable-orders';
import { createPayOut, NOT_BY_SOURCE, type PayOutOptions } from './pay-out';
import { payment } from './payments.tables';
import { findParts, PART_JOB } from './refund-parts';
import type { Refunds } from './refund-record';
import { BY_HAND, NOT_PAID_OUT, ON_ITS_WAY, PAID_OUT, refund, refundPart, type RefundRow } from './refunds.tables';
import { followOrder } from './refunds/follow-order';

/** Job of the release before, by whose name it has left some: of a refund with a single part, which has the refund's key. */
const FORMER_JOB = 'refunds.pay-out';

export interface PayPartsOptions extends PayOutOptions {
  readonly refunds: Refunds;
  readonly refundableOrders: Pick<RefundableOrders, 'settle' | 'noteStatus'>;
}

/** Has the parts of refunds go back by their payments, each once and on its own; the refund follows from its parts. */
export function createPayParts(options: PayPartsOptions): Job[] {
  const { database, refunds, refundableOrders } = options;

  /** Takes a refund on once none of its parts is on its way: what failed comes before what finance has to send. */
  async function follow(runner: QueryRunner, row: RefundRow, state: typeof PAID_OUT | typeof NOT_PAID_OUT, at: Date) {
    const states = (await findParts(runner, row.id)).map((part) => part.state);
    const by = { actor: PROVIDER, at };
    if (states.includes(ON_ITS_WAY))
      return refunds.note(runner, row, { ...by, action: state === PAID_OUT ? 'payPart' : 'failPart' });
    if (states.includes(NOT_PAID_OUT))
      return refunds.transition(runner, row, { ...by, action: 'fail', reason: NOT_BY_SOURCE });
    if (states.includes(BY_HAND)) return refunds.transition(runner, row, { ...by, action: 'handOver' });
    await refunds.transition(runner, row, { ...by, action: 'succeed' });
    await refundableOrders.settle(runner, row.orderNo, at);
    return followOrder(runner, refundableOrders, row.orderNo);
  }

  const move = (state: typeof PAID_OUT | typeof NOT_PAID_OUT) => async (runner: QueryRunner, id: string, at: Date) => {
    const [found] = await runner
      .select({ refundId: refundPart.refundId })
      .from(refundPart)
      .where(eq(refundPart.id, id));
    if (found === undefined) return;
    // The refund first, as whoever else moves it and its parts does.
    const row = await refunds.lock(runner, eq(refund.id, found.refundId));
    const [part] = await runner.select().from(refundPart).where(eq(refundPart.id, id));
    if (part?.state !== ON_ITS_WAY || row.state !== ON_ITS_WAY) return;
    await runner.update(refundPart).set({ state, stateSince: at }).where(eq(refundPart.id, id));
    await follow(runner, row, state, at);
  };

  return [PART_JOB, FORMER_JOB].map((name) =>
    createPayOut(
      {
        name,
        async find(id) {
          const [row] = await database.orm
            .select({ part: refundPart, payment })
            .from(refundPart)
            .innerJoin(payment, eq(payment.id, refundPart.paymentId))
            .where(eq(refundPart.id, id));
          if (row?.part.state !== ON_ITS_WAY) return undefined;
          const { partNo: refundNo, amount } = row.part;
          const { channel, payNo, amount: total } = row.payment;
          return { channel, refund: { payNo, refundNo, amount, total } };
        },
        settle: move(PAID_OUT),
        fail: move(NOT_PAID_OUT),
      },
      options,
    ),
  );
}
