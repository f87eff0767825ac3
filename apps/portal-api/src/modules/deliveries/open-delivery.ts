import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import { delivery } from './deliveries.tables';

/** Opens a try to deliver an order; nothing happens where one is open. */
export async function openDelivery(runner: QueryRunner, orderNo: string, at: Date, askAt = at): Promise<void> {
  await runner
    .insert(delivery)
    .values({
      ...{ id: randomUUID(), deliveryNo: createBusinessNumber('DL', at), orderNo, state: 'waiting' },
      ...{ createdAt: at, askAt, askCount: 0, reason: '' },
    })
    .onConflictDoNothing({ target: delivery.orderNo, where: sql`state = 'waiting'` });
}
