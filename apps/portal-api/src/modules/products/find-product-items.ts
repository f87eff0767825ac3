import { inArray } from 'drizzle-orm';
import type { FoundItem, ItemKey } from '../../platform/content-items/found-item';
import type { QueryRunner } from '../../platform/database/database';
import { toProductRoute } from './products.repository';
import { product } from './products.tables';

/** Products as they are now, by their codes. */
export async function findProductItems(orm: QueryRunner, keys: readonly ItemKey[]): Promise<FoundItem[]> {
  const { id, code, productName: title, summary, isContentEmpty, listingStatus, visibleRanges } = product;
  const rows = await orm
    .select({ id, code, title, summary, isContentEmpty, listingStatus, visibleRanges })
    .from(product)
    .where(
      inArray(
        code,
        keys.map(({ itemId }) => itemId),
      ),
    );
  return rows.map((row) => ({ ...row, module: 'PRODUCT', itemId: row.code, nodeId: '', url: toProductRoute(row) }));
}
