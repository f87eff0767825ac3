import { and, eq, notExists } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import { createSecret } from '../../platform/security/random-secret';
import type { Subject } from '../../platform/security/session-verifier';
import { productItem } from '../products/products.read-model';
import { completedOrder } from '../purchase/orders.read-model';
import { delivery } from './deliveries.tables';
import { toSandboxConsole } from './provider/sandbox-delivery';
import { sandboxDelivery } from './provider/sandbox.tables';

/** Writes that the sandbox has delivered what a user of the demonstration has ordered, so that it has a console. */
export async function seedDemoDeliveries(runner: QueryRunner, owner: Pick<Subject, 'id'>): Promise<void> {
  const known = runner.select({ id: delivery.id }).from(delivery).where(eq(delivery.orderNo, completedOrder.orderNo));
  const orders = await runner
    .select({
      orderNo: completedOrder.orderNo,
      createdAt: completedOrder.createdAt,
      productName: productItem.productName,
    })
    .from(completedOrder)
    .innerJoin(productItem, eq(productItem.code, completedOrder.productCode))
    .where(and(eq(completedOrder.ownerId, owner.id), notExists(known)));
  for (const { orderNo, createdAt: at, productName } of orders) {
    const deliveryNo = createBusinessNumber('DL', at);
    const instanceNo = `SB-${deliveryNo}`;
    const token = createSecret();
    await runner.insert(sandboxDelivery).values({
      ...{ deliveryNo, askedAt: at, readyAt: at, token, instanceNo, productName, isFailing: false },
    });
    await runner.insert(delivery).values({
      ...{ id: randomUUID(), deliveryNo, orderNo, state: 'delivered', reason: '' },
      ...{ createdAt: at, askAt: at, askCount: 1, endedAt: at, instanceNo, consoleUrl: toSandboxConsole(token) },
    });
  }
}
