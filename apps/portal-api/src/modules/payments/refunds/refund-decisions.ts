import { and, asc, eq, inArray } from 'drizzle-orm';
import type { QueryRunner } from '../../../platform/database/database';
import { HttpError } from '../../../platform/http/http-error';
import type { Ledger } from '../../../platform/money/ledger/ledger';
import { type Actor, type Deed, type Reasoned, SYSTEM } from '../../../platform/records/record-transition';
import type { InstanceRefunds } from '../../instances/instance-refunds';
import type { RefundableOrders } from '../../purchase/refundable-orders';
import type { Refunds } from '../refund-record';
import { AWAITING_INVOICE, refund, type RefundRow, REVIEWING } from '../refunds.tables';
import { followOrder } from './follow-order';
import { setOut } from './refund-payment';

/** Refunds of an owner that go on at once. */
const BATCH = 200;

export interface RefundDecisionsOptions {
  readonly ledger: Ledger;
  readonly refunds: Refunds;
  readonly refundableOrders: RefundableOrders;
  readonly instanceRefunds: InstanceRefunds;
}

/** What finance decides on refunds, and what follows from it; all of it in the caller's transaction. */
export function createRefundDecisions(options: RefundDecisionsOptions) {
  const { ledger, refunds, refundableOrders, instanceRefunds } = options;
  const follow = (runner: QueryRunner, row: RefundRow) => followOrder(runner, refundableOrders, row.orderNo);

  /** Takes back what the refund is of: it is used no longer, whenever the money arrives. */
  async function takeBack(runner: QueryRunner, { orderNo, items }: RefundRow, at: Date): Promise<void> {
    const order = await refundableOrders.lock(runner, orderNo);
    if (order.isDelivered && !order.isApplied) throw new HttpError(409, '订单刚刚完成，请稍后再审核');
    await refundableOrders.takeAway(runner, orderNo, items, at);
    if (order.isDelivered) await instanceRefunds.takeBack(runner, orderNo, items, at);
  }

  /** A response to a locked application that leaves what it is of with its owner. */
  function respond(action: 'reject' | 'ask') {
    return async (runner: QueryRunner, row: RefundRow, by: Deed, { reason }: Reasoned): Promise<RefundRow> => {
      const { operator: actor, at } = by;
      assertMayDecide(row, actor);
      const decided = action === 'reject' ? { decidedBy: actor.id } : {};
      const changed = await refunds.transition(runner, row, { action, actor, at, reason }, decided);
      await follow(runner, row);
      return changed;
    };
  }

  return {
    /** Approves a locked application: what it is of is taken back, and its money sets out, or waits for invoices. */
    async approve(runner: QueryRunner, row: RefundRow, { operator: actor, at }: Deed): Promise<RefundRow> {
      assertMayDecide(row, actor);
      if (row.state !== REVIEWING) throw refundNotWaiting();
      await takeBack(runner, row, at);
      const { invoiceable } = await ledger.balancesOf(row.orderNo, runner);
      const decidedBy = actor.id;
      const approved =
        row.amount > invoiceable
          ? await refunds.transition(runner, row, { action: 'awaitInvoice', actor, at }, { decidedBy })
          : await setOut(options, runner, row, { by: 'approve', actor, at, decidedBy });
      await follow(runner, row);
      return approved;
    },

    /** Rejects a locked application. */
    reject: respond('reject'),

    /** Asks for more about a locked application, which is no decision: of an appeal the first one still counts. */
    ask: respond('ask'),

    /** Settles a locked refund that finance has paid out; not by whoever had it paid out. */
    async settle(runner: QueryRunner, row: RefundRow, { operator: actor, at }: Deed): Promise<RefundRow> {
      if (row.decidedBy !== null && row.decidedBy === actor.id) throw new HttpError(409, '付款须由另一位财务人员复核');
      const settled = await refunds.transition(runner, row, { action: 'settleByHand', actor, at });
      await refundableOrders.settle(runner, row.orderNo, at);
      await follow(runner, row);
      return settled;
    },

    /** Has a locked refund that has failed paid out by hand. */
    retry: (runner: QueryRunner, row: RefundRow, { operator: actor, at }: Deed): Promise<RefundRow> =>
      refunds.transition(runner, row, { action: 'retry', actor, at }, { paymentId: null, decidedBy: actor.id }),

    /** Goes on with those refunds of an owner whose invoices are out of the way, those that wait longest first. */
    async continueOf(runner: QueryRunner, ownerId: string, at: Date): Promise<void> {
      const rows = await runner
        .select()
        .from(refund)
        .where(and(eq(refund.ownerId, ownerId), inArray(refund.state, [AWAITING_INVOICE])))
        .orderBy(asc(refund.stateSince), asc(refund.id))
        .limit(BATCH)
        .for('update');
      for (const row of rows) {
        await refundableOrders.lock(runner, row.orderNo);
        const { invoiceable } = await ledger.balancesOf(row.orderNo, runner);
        if (row.amount <= invoiceable) await setOut(options, runner, row, { by: 'continue', actor: SYSTEM, at });
      }
    },
  };
}

/** What finance decides on refunds. */
export type RefundDecisions = ReturnType<typeof createRefundDecisions>;

const refundNotWaiting = () => new HttpError(409, '该退款没有等待审核的申请');

/** Rejects with 409 whoever made the decision that is appealed against. */
function assertMayDecide({ isAppealed, decidedBy }: RefundRow, { id }: Actor): void {
  if (isAppealed && decidedBy !== null && decidedBy === id) throw new HttpError(409, '申诉须由另一位财务人员处理');
}
