import { CONSOLE_LIMITS, type ResourceOverview } from '@portal/api-contract/account';
import { and, asc, count, eq, gt, max, min, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import type { Subject } from '../../platform/security/session-verifier';
import { productInstance, RUNNING } from './instances.tables';

/** Products somebody has in use, those that end first on top. */
export async function findRunningProducts(
  orm: QueryRunner,
  owner: Subject,
  now: Date,
): Promise<Omit<ResourceOverview, 'orders'>> {
  const { ownerId, state, endsAt, productCode, productName, quantity } = productInstance;
  const expiresAt = min(endsAt);
  const rows = await orm
    .select({
      productCode,
      productName: max(productName),
      quantity: sql<number>`sum(${quantity})::int`,
      instances: count(),
      expiresAt,
      productTotal: sql<number>`count(*) over ()::int`,
    })
    .from(productInstance)
    .where(and(eq(ownerId, owner.id), eq(state, RUNNING), gt(endsAt, now)))
    .groupBy(productCode)
    .orderBy(asc(expiresAt), asc(productCode))
    .limit(CONSOLE_LIMITS.products);
  return {
    products: rows.map((row) => ({
      ...{ productCode: row.productCode, productName: row.productName ?? '', quantity: row.quantity },
      ...{ orders: row.instances, url: `/overview/product?productCode=${encodeURIComponent(row.productCode)}` },
      expiresAt: toChinaTime(row.expiresAt ?? now),
    })),
    productTotal: rows[0]?.productTotal ?? 0,
  };
}
