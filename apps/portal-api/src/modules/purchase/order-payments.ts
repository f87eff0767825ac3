import { and, asc, eq, inArray } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { OrderShare, Payment } from '../../platform/money/ledger/ledger-cause';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { toMoney } from '../../platform/money/money';
import { PROVIDER, rejectTransition } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { chargeOrder, type Orders } from './order-record';
import { FAILED, purchaseOrder, UNPAID } from './purchase.tables';

/** What somebody owes for an order. */
export interface DueOrder extends OrderShare {
  /** What was ordered. */
  readonly name: string;
  /** Until when its price holds. */
  readonly payUntil: Date;
}

/** Money of an order that was never delivered. */
export interface OrderToRefund extends OrderShare {
  readonly ownerId: string;
  /** What was ordered. */
  readonly name: string;
}

/** What whoever takes money does with orders. All of it happens in the caller's transaction, in the order of their numbers. */
export interface OrderPayments {
  /**
   * Own orders with what is owed for them, locked. Rejects with 404 where one is not the owner's, with 409 where one does
   * not wait for a payment.
   */
  lockDue(runner: QueryRunner, owner: Subject, orderNos: readonly string[]): Promise<readonly DueOrder[]>;
  /**
   * Posts what has come in, once for each trade, and takes those orders on that wait for nothing else. Returns what came
   * beyond what was owed: for an order that is paid already, or that is over.
   */
  receive(runner: QueryRunner, payment: Payment, at: Date): Promise<readonly OrderShare[]>;
  /**
   * An order whose delivery has failed, locked, with what was paid of its price and kept; `undefined` where nothing is to
   * go back for want of a delivery.
   */
  lockFailed(runner: QueryRunner, orderNo: string): Promise<OrderToRefund | undefined>;
}

/** Lets other modules take money for orders. */
export function createOrderPayments(orders: Orders, ledger: Ledger): OrderPayments {
  /** Rows by their numbers; whoever locks several does so in this order. */
  function lockRows(runner: QueryRunner, orderNos: readonly string[], owner?: Subject) {
    return runner
      .select()
      .from(purchaseOrder)
      .where(
        and(inArray(purchaseOrder.orderNo, [...orderNos]), owner ? eq(purchaseOrder.ownerId, owner.id) : undefined),
      )
      .orderBy(asc(purchaseOrder.orderNo))
      .for('update');
  }

  return {
    async lockDue(runner, owner, orderNos) {
      const rows = await lockRows(runner, orderNos, owner);
      if (rows.length < orderNos.length) throw new HttpError(404);
      const found: DueOrder[] = [];
      for (const row of rows) {
        if (row.state !== UNPAID) throw rejectTransition(orders.lifecycle, row.state);
        // An order of the release before may not have been charged.
        await chargeOrder(ledger, runner, row);
        const { due: amount } = await ledger.balancesOf(row.orderNo, runner);
        if (amount === 0) throw new HttpError(409, `订单 ${row.orderNo} 无需支付`);
        found.push({ orderNo: row.orderNo, amount, name: row.line.productName, payUntil: row.payUntil });
      }
      return found;
    },

    async receive(runner, payment, at) {
      const orderNos = payment.shares.map(({ orderNo }) => orderNo);
      const rows = await lockRows(runner, orderNos);
      await ledger.post(runner, payment);
      const surplus: OrderShare[] = [];
      for (const { orderNo, amount } of payment.shares) {
        const balances = await ledger.balancesOf(orderNo, runner);
        const beyond = toMoney(Math.min(amount, balances.surplus));
        if (beyond > 0) surplus.push({ orderNo, amount: beyond });
        const row = rows.find((one) => one.orderNo === orderNo);
        if (row?.state === UNPAID && balances.due === 0)
          await orders.transition(runner, row, { action: 'pay', actor: PROVIDER, at });
      }
      return surplus;
    },

    async lockFailed(runner, orderNo) {
      const [row] = await lockRows(runner, [orderNo]);
      if (row?.state !== FAILED) return undefined;
      const { refundable: amount } = await ledger.balancesOf(orderNo, runner);
      return amount > 0 ? { orderNo, amount, ownerId: row.ownerId, name: row.line.productName } : undefined;
    },
  };
}
