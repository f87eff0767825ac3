import { QueryBuilder } from 'drizzle-orm/pg-core';
import { product } from './products.tables';

/** Products as other modules may read them. */
export const productItem = new QueryBuilder()
  .select({
    id: product.id,
    code: product.code,
    productName: product.productName,
    summary: product.summary,
    icon: product.icon,
    categoryId: product.categoryId,
    isContentEmpty: product.isContentEmpty,
    hasTrial: product.hasTrial,
    trial: product.trial,
    content: product.content,
    weight: product.weight,
    firstIn: product.firstIn,
    listingStatus: product.listingStatus,
    visibleRanges: product.visibleRanges,
  })
  .from(product)
  .as('productItem');

/** A product as other modules may read it. */
export type ProductItem = Pick<
  typeof product.$inferSelect,
  | 'id'
  | 'code'
  | 'productName'
  | 'summary'
  | 'icon'
  | 'categoryId'
  | 'isContentEmpty'
  | 'hasTrial'
  | 'trial'
  | 'content'
  | 'weight'
  | 'firstIn'
  | 'listingStatus'
  | 'visibleRanges'
>;
