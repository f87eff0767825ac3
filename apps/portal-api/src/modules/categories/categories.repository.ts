import type { CATEGORY_KINDS } from '@portal/api-contract';
import { and, arrayContains, asc, eq } from 'drizzle-orm';
import { inPlaces } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { category } from './categories.tables';

/** What a category belongs to. */
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** Category as lists need it. */
export interface CategoryRow {
  readonly id: string;
  readonly name: string;
  readonly coverImage: string;
}

/** Categories of a kind in display order; those of one brand, in its own, where a visible range is given. */
export async function listCategories(
  orm: QueryRunner,
  kind: CategoryKind,
  visibleRange?: number,
): Promise<CategoryRow[]> {
  const isVisible = visibleRange === undefined ? undefined : arrayContains(category.visibleRanges, [visibleRange]);
  const first = visibleRange === undefined ? [] : [inPlaces(category.firstIn, visibleRange)];
  return orm
    .select({ id: category.id, name: category.name, coverImage: category.coverImage })
    .from(category)
    .where(and(eq(category.kind, kind), isVisible))
    .orderBy(...first, asc(category.position), asc(category.id));
}

/** Every category as `{kind}:{id}`. */
export async function readCategoryKeys(orm: QueryRunner): Promise<ReadonlySet<string>> {
  const rows = await orm.select({ kind: category.kind, id: category.id }).from(category);
  return new Set(rows.map(({ kind, id }) => `${kind}:${id}`));
}

/** Sorts items under their categories, keeping both orders; categories without an item are left out. */
export function groupByCategory<Item extends { readonly categoryId: string }>(
  categories: readonly CategoryRow[],
  items: readonly Item[],
): { readonly category: CategoryRow; readonly items: Item[] }[] {
  return categories
    .map((entry) => ({ category: entry, items: items.filter(({ categoryId }) => categoryId === entry.id) }))
    .filter((group) => group.items.length > 0);
}

/** Leaves the entries of the first category alone where only they are asked for. */
export function limitGroups<Group extends { readonly childrenData: readonly unknown[] }>(
  groups: readonly Group[],
  scope: 'all' | 'first',
): Group[] {
  return groups.map((group, index) => (scope === 'first' && index > 0 ? { ...group, childrenData: [] } : group));
}
