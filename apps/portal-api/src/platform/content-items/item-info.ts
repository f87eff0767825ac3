import type { QueryRunner } from '../database/database';

/** What the page of an item says of itself to search engines. */
export interface ItemInfo {
  readonly title: string;
  readonly summary: string;
  /** Words the item is found by; its title where it has none. */
  readonly keywords?: readonly (string | null)[];
  /** Picture in several sizes, named without its ending. */
  readonly picture?: string;
}

/** Reads what the page of an item says of itself; nothing where no brand shows the item. */
export type ItemReader = (orm: QueryRunner, id: string) => Promise<readonly ItemInfo[]>;

/** Readers of items by the kind of their pages (contract: `SEO_TABLE_TYPES`). */
export type ItemReaders = Readonly<Record<string, ItemReader>>;
