import type { FavoriteModule } from '@portal/api-contract';
import type { QueryRunner } from '../database/database';

/** Which item is meant, as it is stored; only documents have pages. */
export interface ItemKey {
  readonly module: FavoriteModule;
  readonly itemId: string;
  readonly nodeId: string;
}

/** An item as it is now, whether it is shown or not. */
export interface FoundItem extends ItemKey {
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly listingStatus: number;
  readonly visibleRanges: readonly number[];
}

/** Finds items of one kind as they are now. */
export type ItemFinder = (orm: QueryRunner, keys: readonly ItemKey[]) => Promise<readonly FoundItem[]>;

/** Finders by the kind of what they find. */
export type ItemFinders = Readonly<Partial<Record<FavoriteModule, ItemFinder>>>;
