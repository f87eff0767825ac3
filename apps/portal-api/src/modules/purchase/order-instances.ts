import type { InstanceDetail, OrderType } from '@portal/api-contract/account';
import { and, desc, eq, isNull, or } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { listLines, type OrderLines } from './order-lines';
import type { Orders } from './order-record';
import { COMPLETED, purchaseOrder } from './purchase.tables';

/** An order that was delivered, as whoever keeps products in use has to know it. */
export interface DeliveredOrder {
  readonly orderNo: string;
  readonly ownerId: string;
  readonly type: OrderType;
  readonly lines: OrderLines;
  /** The product that it renews or changes; `null` where it brings one. */
  readonly instanceId: string | null;
  readonly deliveredAt: Date;
}

/** A product in use, and the order it came by. */
export interface OrderedProduct {
  readonly id: string;
  readonly orderNo: string;
}

/** What whoever keeps products in use does with orders. */
export interface OrderInstances {
  /** A delivered order of which nothing has become yet, locked; `undefined` where there is nothing to do. */
  lock(runner: QueryRunner, orderNo: string): Promise<DeliveredOrder | undefined>;
  /** Notes what a locked order has become: its product, or `null` where there are several, each of which names the order. */
  settle(runner: QueryRunner, orderNo: string, instanceId: string | null, at: Date): Promise<void>;
  /** The newest orders of a product in use: the one it came by, and those that renew or change it. */
  listOf(runner: QueryRunner, product: OrderedProduct, limit: number): Promise<InstanceDetail['orders']>;
}

/** Lets another module keep what orders have brought. */
export function createOrderInstances(orders: Orders): OrderInstances {
  const isOrder = (orderNo: string) => eq(purchaseOrder.orderNo, orderNo);
  return {
    async lock(runner, orderNo) {
      const isOpen = and(eq(purchaseOrder.state, COMPLETED), isNull(purchaseOrder.appliedAt));
      const [row] = await runner
        .select()
        .from(purchaseOrder)
        .where(and(isOrder(orderNo), isOpen))
        .for('update');
      if (row === undefined) return undefined;
      const { ownerId, type, instanceId, stateSince: deliveredAt } = row;
      return { orderNo, ownerId, type, lines: listLines(row), instanceId, deliveredAt };
    },

    async settle(runner, orderNo, instanceId, at) {
      const row = await orders.lock(runner, isOrder(orderNo));
      await orders.change(runner, row, { instanceId, appliedAt: at });
    },

    async listOf(runner, { id, orderNo: broughtBy }, limit) {
      const rows = await runner
        .select()
        .from(purchaseOrder)
        .where(or(eq(purchaseOrder.instanceId, id), isOrder(broughtBy)))
        .orderBy(desc(purchaseOrder.createdAt))
        .limit(limit);
      return rows.map(({ orderNo, type, state, payable, createdAt }) => ({
        ...{ orderNo, type, payable, status: state },
        createdAt: toChinaTime(createdAt),
      }));
    },
  };
}
