import type { InstanceDetail, OrderType } from '@portal/api-contract/account';
import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { toRelatedOrder } from './open-changes';
import { listKeptLines, type OrderLines } from './order-lines';
import type { Orders } from './order-record';
import { COMPLETED, purchaseOrder, quote } from './purchase.tables';

/** An order that was delivered, as whoever keeps products in use has to know it. */
export interface DeliveredOrder {
  readonly orderNo: string;
  readonly ownerId: string;
  readonly type: OrderType;
  /** With what was not given back meanwhile; of some nothing may be left. */
  readonly lines: OrderLines;
  /** The product that it renews or changes; `null` where it brings one. */
  readonly instanceId: string | null;
  /** Days that an upgrade has paid for. */
  readonly upgradedDays: number;
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
      const [found] = await runner
        .select({ row: purchaseOrder, body: quote.body })
        .from(purchaseOrder)
        .innerJoin(quote, eq(quote.id, purchaseOrder.quoteId))
        .where(and(isOrder(orderNo), isOpen))
        .for('update', { of: purchaseOrder });
      if (found === undefined) return undefined;
      const { ownerId, type, instanceId, stateSince: deliveredAt } = found.row;
      const upgradedDays = found.body.change?.parts.reduce((days, { daysLeft }) => days + daysLeft, 0) ?? 0;
      return { orderNo, ownerId, type, lines: listKeptLines(found.row), instanceId, upgradedDays, deliveredAt };
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
      return rows.map(toRelatedOrder);
    },
  };
}
