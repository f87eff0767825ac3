import { getHomeHotProducts, getNavProduct, type ProductCategory } from '@portal/api-contract';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { groupByCategory, limitGroups, listCategories } from '../categories/categories.repository';
import { listHotProducts, listProducts, type ProductRow, toBrief } from './products.repository';

/** Calls about products by category. */
export function createProductRoutes(orm: QueryRunner): Implementation[] {
  return [
    implement(
      getNavProduct,
      async ({ visibleRange }) => toCategories(orm, visibleRange, await listProducts(orm, visibleRange)),
      { cache: 'content' },
    ),
    implement(
      getHomeHotProducts,
      async ({ visibleRange, scope }) =>
        limitGroups(await toCategories(orm, visibleRange, await listHotProducts(orm, visibleRange)), scope),
      { cache: 'content' },
    ),
  ];
}

async function toCategories(
  orm: QueryRunner,
  visibleRange: number,
  products: readonly ProductRow[],
): Promise<ProductCategory[]> {
  const categories = await listCategories(orm, 'product', visibleRange);
  return groupByCategory(categories, products).map(({ category, items }) => ({
    ...category,
    children: [],
    childrenData: items.map(toBrief),
  }));
}
