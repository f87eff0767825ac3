import { inArray } from 'drizzle-orm';
import type { FoundItem, ItemKey } from '../../platform/content-items/found-item';
import { toDetailUrl } from '../../platform/content-items/item-links';
import type { QueryRunner } from '../../platform/database/database';
import { industrialModel } from './models.tables';

/** Industrial models as they are now, by their ids. */
export async function findModelItems(orm: QueryRunner, keys: readonly ItemKey[]): Promise<FoundItem[]> {
  const { id: itemId, name: title, summary, listingStatus, visibleRanges } = industrialModel;
  const rows = await orm
    .select({ itemId, title, summary, listingStatus, visibleRanges })
    .from(industrialModel)
    .where(
      inArray(
        itemId,
        keys.map((key) => key.itemId),
      ),
    );
  return rows.map((row) => ({ ...row, module: 'MODEL', nodeId: '', url: toDetailUrl('model', row.itemId) }));
}
