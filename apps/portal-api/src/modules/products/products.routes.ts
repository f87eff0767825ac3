import { getHomeHotProducts, getNavProduct, type ProductBrief, type ProductCategory } from '@portal/api-contract';
import type { QueryRunner } from '../../database/database';
import { type Implementation, implement } from '../../http/implement';
import { groupByCategory, limitGroups, listCategories } from '../categories/categories.repository';
import { listHotProducts, listProducts, type ProductRow } from './products.repository';

/** Calls about products. */
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

function toBrief(row: ProductRow): ProductBrief {
  const { id, code, productName, labelFlag, summary, icon, isContentEmpty } = row;
  return { id, code, productName, productRoute: toProductRoute(row), labelFlag, summary, icon, isContentEmpty };
}

/** A product without content leads to the purchase page instead of its detail page (spec §2). */
function toProductRoute({ id, code, isContentEmpty }: Pick<ProductRow, 'id' | 'code' | 'isContentEmpty'>): string {
  return isContentEmpty
    ? `/purchase-page?${new URLSearchParams({ id, code }).toString()}`
    : `/product-detail/${encodeURIComponent(code)}.html`;
}
