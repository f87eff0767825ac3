import { modelFileSchema } from '../../platform/content-items/content-file.schemas';
import { itemFile, searchable, selectable } from '../../platform/content-items/content-format';
import { joinText, toEntries } from '../../platform/search/item-entries';
import type { SearchEntry } from '../../platform/search/search-entry';
import { industrialModel } from './models.tables';

/** Files of industrial models. */
export const modelFormat = selectable(
  'models',
  { category: 'industry' },
  searchable(
    toModelEntries,
    itemFile('models', 'json', industrialModel, modelFileSchema, (data) => [data]),
  ),
);

/** What the search finds of an industrial model. */
export function toModelEntries(row: typeof industrialModel.$inferSelect): SearchEntry[] {
  return toEntries(row, {
    module: 'MODEL',
    itemId: row.id,
    title: row.name,
    tags: [row.industry],
    body: joinText(row.summary, row.content),
    updatedOn: row.publishedOn,
  });
}
