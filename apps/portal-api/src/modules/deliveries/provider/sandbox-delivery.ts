import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { createSecret } from '../../../platform/security/random-secret';
import type { DeliveryProvider, NewDelivery } from './delivery-provider';
import { sandboxDelivery, type SandboxDeliveryRow } from './sandbox.tables';

/** Words in the remark of an order that have the sandbox fail, or take its time. */
export const SANDBOX_WORDS = { failing: '模拟开通失败', slow: '模拟开通缓慢' } as const;

/** Page on which products of the sandbox are worked with. */
export const SANDBOX_CONSOLE_PATH = '/ptl/delivery/sandbox';

/** How long a delivery takes, and how long a slow one does. */
const DELAY_MS = 5000;
const SLOW_DELAY_MS = 120_000;

export interface SandboxDeliveryOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Path of the console of a delivery, by its token. */
export const toSandboxConsole = (token: string): string => `${SANDBOX_CONSOLE_PATH}?instance=${token}`;

/** Delivers what nobody makes, after a few seconds, with deliveries of its own as a real provider has them. */
export function createSandboxDelivery({ database, clock }: SandboxDeliveryOptions): DeliveryProvider {
  async function begin({ deliveryNo, remark, productName, tried }: NewDelivery, at: Date) {
    const delayMs = remark.includes(SANDBOX_WORDS.slow) ? SLOW_DELAY_MS : DELAY_MS;
    await database.orm
      .insert(sandboxDelivery)
      .values({
        ...{ deliveryNo, askedAt: at, readyAt: new Date(at.getTime() + delayMs), token: createSecret(), productName },
        instanceNo: tried?.instanceNo ?? `SB-${deliveryNo}`,
        isFailing: remark.includes(SANDBOX_WORDS.failing),
      })
      .onConflictDoNothing({ target: sandboxDelivery.deliveryNo });
    const [row] = await database.orm.select().from(sandboxDelivery).where(eq(sandboxDelivery.deliveryNo, deliveryNo));
    if (row === undefined) throw new Error('A delivery of the sandbox is gone');
    return row;
  }

  return {
    async deliver(delivery) {
      const at = clock();
      const { readyAt, isFailing, isWithdrawn, token } = await begin(delivery, at);
      if (isWithdrawn) return { state: 'failed', reason: '订单已退款，不再开通' };
      if (readyAt > at) return { state: 'inProgress' };
      if (isFailing) return { state: 'failed', reason: '按订单备注模拟的失败' };
      return {
        ...{ state: 'delivered', instanceNo: delivery.tried?.instanceNo ?? `SB-${delivery.deliveryNo}` },
        ...(token !== null && { consoleUrl: toSandboxConsole(token) }),
      };
    },

    // Instances of the sandbox are nothing that could be smaller.
    async reduce({ deliveryNo, lines }) {
      if (lines.length > 0) return;
      const at = clock();
      await database.orm
        .insert(sandboxDelivery)
        .values({ deliveryNo, askedAt: at, readyAt: at, isFailing: false, isWithdrawn: true })
        .onConflictDoUpdate({ target: sandboxDelivery.deliveryNo, set: { isWithdrawn: true } });
    },
  };
}

/** The delivery whose console a token stands for; `undefined` for one that stands for none. */
export async function findSandboxDelivery(database: Database, token: string): Promise<SandboxDeliveryRow | undefined> {
  const [row] = await database.orm.select().from(sandboxDelivery).where(eq(sandboxDelivery.token, token));
  return row;
}
