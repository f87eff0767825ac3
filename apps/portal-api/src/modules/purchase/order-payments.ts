import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { OrderShare, Payment } from '../../platform/money/ledger/ledger-cause';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { toMoney } from '../../platform/money/money';
import { type Actor, PROVIDER, rejectTransition } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { findHeldOrders } from './contract-claims.repository';
import { chargeOrder, type Orders } from './order-record';
import {
  CANCELLED,
  CONFIRMING,
  EXPIRED,
  FAILED,
  type OrderRow,
  purchaseOrder,
  REVIEWING,
  UNPAID,
} from './purchase.tables';

/** What somebody owes for an order. */
export interface DueOrder extends OrderShare {
  /** What was ordered. */
  readonly name: string;
  /** Until when its price holds; null where that time begins with a contract. */
  readonly payUntil: Date | null;
}

/** Money of an order that goes back. */
export interface OrderToRefund extends OrderShare {
  readonly ownerId: string;
  /** What was ordered. */
  readonly name: string;
}

/** An order that money may have come in for by a transfer; `amount` is what is owed for it. */
export interface TransferOrder extends OrderShare {
  readonly ownerId: string;
  /** What was ordered. */
  readonly name: string;
  readonly state: OrderRow['state'];
  readonly remitCode: string | null;
  readonly payUntil: Date;
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
   * beyond what was owed: for an order that is paid already, or that is over. `actor` is finance where finance says so.
   */
  receive(runner: QueryRunner, payment: Payment, at: Date, actor?: Actor): Promise<readonly OrderShare[]>;
  /** Orders with some codes of transfers, locked. */
  lockByCodes(runner: QueryRunner, remitCodes: readonly string[]): Promise<readonly TransferOrder[]>;
  /** An order by its number, locked. Rejects with 404 where there is none, with 409 where it has no price yet. */
  lockForTransfer(runner: QueryRunner, orderNo: string): Promise<TransferOrder>;
  /** Numbers of orders whose payment has been confirmed by nobody since a time between two others. */
  findConfirming(runner: QueryRunner, from: Date, to: Date, limit: number): Promise<readonly string[]>;
  /**
   * An order whose delivery has failed, locked, with what was paid of its price and kept; `undefined` where nothing is to
   * go back for want of a delivery.
   */
  lockFailed(runner: QueryRunner, orderNo: string): Promise<OrderToRefund | undefined>;
  /** An order that was cancelled or has expired, locked, with what had been paid of it; `undefined` where nothing was. */
  lockEnded(runner: QueryRunner, orderNo: string): Promise<OrderToRefund | undefined>;
}

/** States in which an order waits for money. */
const WAITING: readonly number[] = [UNPAID, CONFIRMING];

/** States in which an order is owed no longer. */
const ENDED: readonly number[] = [CANCELLED, EXPIRED];

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

  async function toTransferOrder(runner: QueryRunner, row: OrderRow): Promise<TransferOrder> {
    const { orderNo, ownerId, state, remitCode, payUntil } = row;
    // An order of the release before may not have been charged.
    if (row.state === UNPAID) await chargeOrder(ledger, runner, row);
    const { due: amount } = await ledger.balancesOf(orderNo, runner);
    return { orderNo, amount, ownerId, name: row.line.productName, state, remitCode, payUntil };
  }

  return {
    async lockDue(runner, owner, orderNos) {
      const rows = await lockRows(runner, orderNos, owner);
      if (rows.length < orderNos.length) throw new HttpError(404);
      const found: DueOrder[] = [];
      const held = await findHeldOrders(runner, rows);
      for (const row of rows) {
        if (row.state !== UNPAID) throw rejectTransition(orders.lifecycle, row.state);
        // An order of the release before may not have been charged.
        await chargeOrder(ledger, runner, row);
        const { due: amount } = await ledger.balancesOf(row.orderNo, runner);
        if (amount === 0) throw new HttpError(409, `订单 ${row.orderNo} 无需支付`);
        const payUntil = held.has(row.orderNo) ? null : row.payUntil;
        found.push({ orderNo: row.orderNo, amount, name: row.line.productName, payUntil });
      }
      return found;
    },

    async receive(runner, payment, at, actor = PROVIDER) {
      const orderNos = payment.shares.map(({ orderNo }) => orderNo);
      const rows = await lockRows(runner, orderNos);
      await ledger.post(runner, payment);
      const surplus: OrderShare[] = [];
      for (const { orderNo, amount } of payment.shares) {
        const balances = await ledger.balancesOf(orderNo, runner);
        const beyond = toMoney(Math.min(amount, balances.surplus));
        if (beyond > 0) surplus.push({ orderNo, amount: beyond });
        const row = rows.find((one) => one.orderNo === orderNo);
        const action = actor.role === 'finance' ? 'confirmPayment' : 'pay';
        if (row && WAITING.includes(row.state) && balances.due === 0)
          await orders.transition(runner, row, { action, actor, at });
      }
      return surplus;
    },

    async lockByCodes(runner, remitCodes) {
      const rows = await runner
        .select()
        .from(purchaseOrder)
        .where(inArray(purchaseOrder.remitCode, [...remitCodes]))
        .orderBy(asc(purchaseOrder.orderNo))
        .for('update');
      const found: TransferOrder[] = [];
      for (const row of rows) found.push(await toTransferOrder(runner, row));
      return found;
    },

    async lockForTransfer(runner, orderNo) {
      const [row] = await lockRows(runner, [orderNo]);
      if (row === undefined) throw new HttpError(404);
      if (row.state === REVIEWING) throw rejectTransition(orders.lifecycle, row.state);
      return toTransferOrder(runner, row);
    },

    async findConfirming(runner, from, to, limit) {
      const { orderNo, state, stateSince } = purchaseOrder;
      const rows = await runner
        .select({ orderNo })
        .from(purchaseOrder)
        .where(and(eq(state, CONFIRMING), gte(stateSince, from), lte(stateSince, to)))
        .orderBy(asc(stateSince), asc(purchaseOrder.id))
        .limit(limit);
      return rows.map((row) => row.orderNo);
    },

    async lockEnded(runner, orderNo) {
      const [row] = await lockRows(runner, [orderNo]);
      if (row === undefined || !ENDED.includes(row.state)) return undefined;
      const { surplus: amount } = await ledger.balancesOf(row.orderNo, runner);
      return amount > 0 ? { orderNo, amount, ownerId: row.ownerId, name: row.line.productName } : undefined;
    },

    async lockFailed(runner, orderNo) {
      const [row] = await lockRows(runner, [orderNo]);
      if (row?.state !== FAILED) return undefined;
      const { refundable: amount } = await ledger.balancesOf(orderNo, runner);
      return amount > 0 ? { orderNo, amount, ownerId: row.ownerId, name: row.line.productName } : undefined;
    },
  };
}
