import {
  getHomeHotProducts,
  getNavProduct,
  type HomeProductCategory,
  type ProductBrief,
  type ProductCategory,
} from '@portal/api-contract';
import { inOrderOf } from '../../platform/content-items/in-order-of';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement, type ParsedInput } from '../../platform/http/implement';
import { type CategoryRow, groupByCategory, limitGroups, listCategories } from '../categories/categories.repository';
import { findLowestPrice, listHomeProducts, listProducts, type ProductRow, toBrief } from './products.repository';

/** Products that a home page shows of a category. */
const HOME_PRODUCTS = 8;

/** Calls about products by category. */
export function createProductRoutes(orm: QueryRunner): Implementation[] {
  return [
    implement(getNavProduct, ({ visibleRange }) => listNavCategories(orm, visibleRange), { cache: 'content' }),
    implement(getHomeHotProducts, (input) => listHomeCategories(orm, input), { cache: 'content' }),
  ];
}

async function listNavCategories(orm: QueryRunner, visibleRange: number): Promise<ProductCategory[]> {
  const categories = await listCategories(orm, 'product', visibleRange);
  return toCategories(categories, await listProducts(orm, visibleRange), toBrief);
}

async function listHomeCategories(
  orm: QueryRunner,
  { visibleRange, scope, categoryIds }: ParsedInput<typeof getHomeHotProducts>,
): Promise<HomeProductCategory[]> {
  const categories = await listCategories(orm, 'product', visibleRange);
  const shown = categoryIds ? inOrderOf(categoryIds, categories, ({ id }) => id) : categories;
  const products = await listHomeProducts(orm, visibleRange, categoryIds);
  const groups = toCategories(shown, products, (row) => ({ ...toBrief(row), fromPrice: findLowestPrice(row.content) }));
  return limitGroups(
    groups.map((group) => ({ ...group, childrenData: group.childrenData.slice(0, HOME_PRODUCTS) })),
    scope,
  );
}

function toCategories<Row extends ProductRow, Item extends ProductBrief>(
  categories: readonly CategoryRow[],
  products: readonly Row[],
  toItem: (row: Row) => Item,
) {
  return groupByCategory(categories, products).map(({ category, items }) => ({
    ...category,
    children: [],
    childrenData: items.map(toItem),
  }));
}
