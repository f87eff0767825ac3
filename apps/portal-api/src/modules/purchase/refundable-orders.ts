import type { OrderRefundStatus, OrderType } from '@portal/api-contract/account';
import { and, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { type Money, toMoney } from '../../platform/money/money';
import { appendEvent } from '../../platform/records/domain-events';
import { SYSTEM } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { canBeRefunded, readPrice } from './order-detail';
import { listKeptLines } from './order-lines';
import type { Orders } from './order-record';
import { COMPLETED, type OrderRow, PROCESSING, purchaseOrder } from './purchase.tables';

/** A line of an order, as whoever gives money back has to know it. */
export interface OrderedLine {
  /** From 1. */
  readonly lineNo: number;
  readonly planName: string;
  /** Months. */
  readonly period: number;
  /** Units that were ordered, and those of them that were not given back. */
  readonly quantity: number;
  readonly kept: number;
  /** What all units cost. */
  readonly payable: Money;
}

/** An order, as whoever gives money back has to know it. */
export interface RefundableOrder {
  readonly orderNo: string;
  readonly ownerId: string;
  readonly type: OrderType;
  readonly productCode: string;
  readonly productName: string;
  /** Whether money of it may go back at all: it was paid, and something of it was not given back. */
  readonly isRefundable: boolean;
  readonly isDelivered: boolean;
  /** Whether what it has brought is there. */
  readonly isApplied: boolean;
  readonly lines: readonly OrderedLine[];
}

/** Units of a line. */
export interface LineUnits {
  readonly lineNo: number;
  readonly quantity: number;
}

/** What whoever gives money back does with orders; all of it in the caller's transaction. */
export interface RefundableOrders {
  /** An own order. Rejects with 404 any other. */
  find(runner: QueryRunner, owner: Subject, orderNo: string): Promise<RefundableOrder>;
  /** An order, locked; of an owner where one is given. Rejects with 404 where there is none. */
  lock(runner: QueryRunner, orderNo: string, owner?: Subject): Promise<RefundableOrder>;
  /** Takes units of a locked order away, and tells of it (`order.reduced`); one of which nothing is left is not delivered any more. */
  takeAway(runner: QueryRunner, orderNo: string, units: readonly LineUnits[], at: Date): Promise<void>;
  /** Notes how the refunds of a locked order stand. */
  noteStatus(runner: QueryRunner, orderNo: string, status: OrderRefundStatus): Promise<void>;
  /** Notes in the order that its money has gone back. */
  settle(runner: QueryRunner, orderNo: string, at: Date): Promise<void>;
}

/** Lets another module give back what was paid for orders. */
export function createRefundableOrders(orders: Orders): RefundableOrders {
  const isOrder = (orderNo: string, owner?: Subject) =>
    and(eq(purchaseOrder.orderNo, orderNo), owner && eq(purchaseOrder.ownerId, owner.id));

  async function toRefundable(runner: QueryRunner, row: OrderRow): Promise<RefundableOrder> {
    const { orderNo, ownerId, type, state, appliedAt, line } = row;
    const { lines } = await readPrice(runner, row);
    const kept = listKeptLines(row);
    return {
      ...{ orderNo, ownerId, type, productCode: line.productCode, productName: line.productName },
      isRefundable: canBeRefunded(row),
      ...{ isDelivered: state === COMPLETED, isApplied: appliedAt !== null },
      lines: lines.map(({ planName, period, quantity, payable }, place) => ({
        ...{ lineNo: place + 1, planName, period, quantity, payable: toMoney(payable) },
        kept: kept[place]?.quantity ?? 0,
      })),
    };
  }

  return {
    find: async (runner, owner, orderNo) => toRefundable(runner, await orders.find(runner, isOrder(orderNo, owner))),

    lock: async (runner, orderNo, owner) => toRefundable(runner, await orders.lock(runner, isOrder(orderNo, owner))),

    async takeAway(runner, orderNo, units, at) {
      const row = await orders.lock(runner, isOrder(orderNo));
      const refundedUnits: Record<string, number> = { ...row.refundedUnits };
      for (const { lineNo, quantity } of units) refundedUnits[lineNo] = (refundedUnits[lineNo] ?? 0) + quantity;
      const kept = listKeptLines({ ...row, refundedUnits });
      if (kept.some(({ quantity }) => quantity < 0)) throw new HttpError(409, '退款数量超过可退数量');
      const isEmpty = kept.every(({ quantity }) => quantity === 0);
      if (isEmpty && row.state === PROCESSING)
        await orders.transition(runner, row, { action: 'closeRefunded', actor: SYSTEM, at }, { refundedUnits });
      else await orders.change(runner, row, { refundedUnits });
      const about = { recordId: row.id, recordNo: orderNo, ownerId: row.ownerId, orderNos: [orderNo] };
      await appendEvent(runner, { event: 'order.reduced', ...about }, at);
    },

    async noteStatus(runner, orderNo, refundStatus) {
      const row = await orders.lock(runner, isOrder(orderNo));
      if (row.refundStatus !== refundStatus) await orders.change(runner, row, { refundStatus });
    },

    async settle(runner, orderNo, at) {
      const row = await orders.lock(runner, isOrder(orderNo));
      if (row.state === COMPLETED) await orders.transition(runner, row, { action: 'settleRefund', actor: SYSTEM, at });
    },
  };
}
