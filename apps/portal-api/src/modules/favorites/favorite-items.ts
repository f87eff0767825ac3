import type { FavoriteItem, FavoriteModule } from '@portal/api-contract';
import { toModule } from '../../platform/content-items/content-modules';
import type { FoundItem, ItemFinders, ItemKey } from '../../platform/content-items/found-item';
import type { QueryRunner } from '../../platform/database/database';

/** The key of an item: only documents have pages. */
export function toItemKey({ contentType, id, nodeId = '' }: FavoriteItem): ItemKey {
  const module = toModule(contentType);
  return { module, itemId: id, nodeId: module === 'DOCUMENT' ? nodeId : '' };
}

/** The key of an item as one text. */
export function printItemKey({ module, itemId, nodeId }: ItemKey): string {
  return JSON.stringify([module, itemId, nodeId]);
}

/** Items as they are now, by `printItemKey`; one that is gone for good is missing. */
export async function findItems(
  orm: QueryRunner,
  finders: ItemFinders,
  keys: readonly ItemKey[],
): Promise<ReadonlyMap<string, FoundItem>> {
  const items: FoundItem[] = [];
  for (const module of Object.keys(finders) as FavoriteModule[]) {
    const ofModule = keys.filter((key) => key.module === module);
    if (ofModule.length > 0) items.push(...((await finders[module]?.(orm, ofModule)) ?? []));
  }
  return new Map(items.map((item) => [printItemKey(item), item]));
}
