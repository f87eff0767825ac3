import { and, asc, desc, gt } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { isVisibleIn } from '../content/listing-columns';
import { product } from './products.tables';

/** Product as lists need it. */
export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number];

const briefColumns = {
  id: product.id,
  code: product.code,
  productName: product.productName,
  categoryId: product.categoryId,
  labelFlag: product.labelFlag,
  summary: product.summary,
  icon: product.icon,
  isContentEmpty: product.isContentEmpty,
};

/** Products of a brand, heaviest first. */
export async function listProducts(orm: QueryRunner, visibleRange: number) {
  return orm
    .select(briefColumns)
    .from(product)
    .where(isVisibleIn(product, visibleRange))
    .orderBy(desc(product.weight), asc(product.code));
}

/** Products a brand shows on its home page, hottest first. */
export async function listHotProducts(orm: QueryRunner, visibleRange: number): Promise<ProductRow[]> {
  return orm
    .select(briefColumns)
    .from(product)
    .where(and(isVisibleIn(product, visibleRange), gt(product.hotRank, 0)))
    .orderBy(desc(product.hotRank), asc(product.code));
}
