import type { InstanceChange } from '@portal/api-contract/account';
import { and, eq, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { TriedProduct } from '../../platform/modules/tried-product';
import { SYSTEM } from '../../platform/records/record-transition';
import { userCodeOf } from '../users/users.read-model';
import { listKeptLines } from './order-lines';
import { DELIVERY_TRIES, type Orders } from './order-record';
import { type OrderRow, PROCESSING, purchaseOrder, quote } from './purchase.tables';
import type { QuoteBody } from './quote-body';

/** What is delivered of a plan. */
export interface LineToDeliver {
  readonly mealCode: string;
  readonly planName: string;
  readonly quantity: number;
  /** Months. */
  readonly period: number;
}

/** An order that waits for its delivery, as whoever delivers has to know it. */
export interface OrderToDeliver {
  readonly orderNo: string;
  /** Code of the customer, which tells nothing of who it is. */
  readonly userCode: string;
  readonly productCode: string;
  readonly productName: string;
  /** Plans of the product, one at least. */
  readonly lines: readonly LineToDeliver[];
  /** What the customer has asked for in words; may be empty. */
  readonly remark: string;
  /** What its customer was trying out, and goes on with as it was set up; absent where there was nothing. */
  readonly tried?: TriedProduct;
  /** What it does to an earlier delivery; absent where it brings something new. */
  readonly change?: {
    readonly type: InstanceChange['type'];
    /** The order of that delivery, and which of its lines, from 1. */
    readonly baseOrderNo: string;
    readonly baseLineNo: number;
  };
}

/** What whoever delivers does with orders. */
export interface OrderDeliveries {
  /** An order that waits for its delivery; `undefined` where it does not. */
  find(runner: QueryRunner, orderNo: string): Promise<OrderToDeliver | undefined>;
  /** The same, locked until the transaction ends. */
  lock(runner: QueryRunner, orderNo: string): Promise<OrderToDeliver | undefined>;
  /** What is left of an order to be delivered, or in use, wherever it stands: nothing of one that is over. */
  findLeft(runner: QueryRunner, orderNo: string): Promise<readonly LineToDeliver[]>;
  /** Completes an order that was delivered. Rejects with 409 one that does not wait for it. */
  complete(runner: QueryRunner, orderNo: string, at: Date): Promise<void>;
  /**
   * Counts that its delivery has failed, and returns how often in a row; `undefined` with the last time, by which the
   * order itself has. Rejects with 409 one that does not wait for it.
   */
  fail(runner: QueryRunner, orderNo: string, reason: string, at: Date): Promise<number | undefined>;
}

/** Lets other modules deliver orders. */
export function createOrderDeliveries(orders: Orders): OrderDeliveries {
  const isOrder = (orderNo: string) => eq(purchaseOrder.orderNo, orderNo);
  const select = (runner: QueryRunner, orderNo: string) =>
    runner
      .select({ row: purchaseOrder, body: quote.body, userCode: userCodeOf(sql`"purchase_order"."owner_id"`) })
      .from(purchaseOrder)
      .innerJoin(quote, eq(quote.id, purchaseOrder.quoteId))
      .where(and(isOrder(orderNo), eq(purchaseOrder.state, PROCESSING)));

  return {
    async find(runner, orderNo) {
      const [found] = await select(runner, orderNo);
      return found && toDeliver(found);
    },

    async lock(runner, orderNo) {
      const [found] = await select(runner, orderNo).for('update', { of: purchaseOrder });
      return found && toDeliver(found);
    },

    async findLeft(runner, orderNo) {
      const [row] = await runner.select().from(purchaseOrder).where(isOrder(orderNo));
      return row ? listLinesLeft(row) : [];
    },

    async complete(runner, orderNo, at) {
      const row = await orders.lock(runner, isOrder(orderNo));
      await orders.transition(runner, row, { action: 'deliver', actor: SYSTEM, at });
    },

    async fail(runner, orderNo, reason, at) {
      const row = await orders.lock(runner, isOrder(orderNo));
      const deliveryFailures = row.deliveryFailures + 1;
      const request = { actor: SYSTEM, at, reason };
      if (deliveryFailures === DELIVERY_TRIES) {
        await orders.transition(runner, row, { ...request, action: 'fail' }, { deliveryFailures });
        return undefined;
      }
      await orders.note(runner, row, { ...request, action: 'missDelivery' });
      await orders.change(runner, row, { deliveryFailures });
      return deliveryFailures;
    },
  };
}

interface Found {
  readonly row: OrderRow;
  readonly body: QuoteBody;
  readonly userCode: string;
}

function listLinesLeft(row: OrderRow): LineToDeliver[] {
  return listKeptLines(row)
    .filter(({ quantity }) => quantity > 0)
    .map(({ mealCode, planName, quantity, period }) => ({ mealCode, planName, quantity, period }));
}

function toDeliver({ row, body: { change }, userCode }: Found): OrderToDeliver {
  const { orderNo, remark, tried } = row;
  const { productCode, productName } = row.line;
  return {
    ...{ orderNo, userCode, productCode, productName, lines: listLinesLeft(row), remark },
    ...(tried && { tried }),
    ...(change && { change: { type: change.type, baseOrderNo: change.baseOrderNo, baseLineNo: change.baseLineNo } }),
  };
}
