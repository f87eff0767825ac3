import { productFileSchema } from '../../platform/content-items/content-file.schemas';
import { itemFile, searchable, selectable } from '../../platform/content-items/content-format';
import { joinText, toEntries } from '../../platform/search/item-entries';
import type { SearchEntry } from '../../platform/search/search-entry';
import { product } from './products.tables';

/** Files of products. */
export const productFormat = selectable(
  'products',
  { id: 'code', category: 'categoryId' },
  searchable(
    toProductEntries,
    itemFile(
      'products',
      'json',
      product,
      productFileSchema,
      (data) => [{ ...data, isContentEmpty: data.content === null }],
      'code',
    ),
  ),
);

/** What the search finds of a product. */
function toProductEntries(row: typeof product.$inferSelect): SearchEntry[] {
  return toEntries(row, {
    module: 'PRODUCT',
    itemId: row.code,
    title: row.productName,
    tags: row.tags,
    body: joinText(row.summary, row.content),
    updatedOn: row.publishedOn,
    isContentEmpty: row.isContentEmpty,
  });
}
