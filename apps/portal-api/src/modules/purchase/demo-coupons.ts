import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from '../../platform/database/database';
import { toMoney } from '../../platform/money/money';
import { coupon } from './coupons.tables';

const DAY_MS = 86_400_000;

/** Coupons of the demonstration; sums in 分. */
const DEMO_COUPONS = [
  { name: '新客立减券', kind: 'amount', value: 5_000, minimum: 20_000, productCodes: [], days: 60 },
  { name: '大额九折券', kind: 'percent', value: 10, minimum: 1_000_000, productCodes: [], days: 30 },
  { name: '制造执行满减券', kind: 'amount', value: 100_000, minimum: 1_000_000, productCodes: ['mes'], days: 90 },
] as const;

/** Gives somebody the coupons of the demonstration, once. */
export async function seedDemoCoupons(runner: QueryRunner, ownerId: string, now: Date): Promise<void> {
  if ((await runner.$count(coupon, eq(coupon.ownerId, ownerId))) > 0) return;
  await runner.insert(coupon).values(
    DEMO_COUPONS.map(({ days, minimum, productCodes, ...terms }) => ({
      ...{ ...terms, id: randomUUID(), ownerId, minimum: toMoney(minimum), productCodes: [...productCodes] },
      ...{ startsAt: now, endsAt: new Date(now.getTime() + days * DAY_MS), createdAt: now },
    })),
  );
}
