import { and, eq } from 'drizzle-orm';
import type { ItemReader } from '../../platform/content-items/item-info';
import { categoryName } from '../categories/categories.read-model';
import { product } from './products.tables';

const ON_SHELF = 2;

/** What the page of a product says of itself. */
export const readProductInfo: ItemReader = async (orm, code) => {
  const rows = await orm
    .select({ title: product.productName, summary: product.summary, tags: product.tags, category: categoryName.name })
    .from(product)
    .leftJoin(categoryName, and(eq(categoryName.kind, 'product'), eq(categoryName.id, product.categoryId)))
    .where(and(eq(product.code, code), eq(product.listingStatus, ON_SHELF)));
  return rows.map(({ tags, category, ...item }) => ({ ...item, keywords: [item.title, ...tags, category] }));
};
