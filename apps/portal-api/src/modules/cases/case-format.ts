import { caseFileSchema } from '../../platform/content-items/content-file.schemas';
import { itemFile, searchable, selectable } from '../../platform/content-items/content-format';
import { joinText, toEntries } from '../../platform/search/item-entries';
import type { SearchEntry } from '../../platform/search/search-entry';
import { caseStudy } from './cases.tables';

/** Files of customer cases. */
export const caseFormat = selectable(
  'cases',
  { category: 'categoryId' },
  searchable(
    toCaseEntries,
    itemFile('cases', 'json', caseStudy, caseFileSchema, ({ metric, ...data }) => [
      { ...data, metricValue: metric.value, metricLabel: metric.label },
    ]),
  ),
);

/** What the search finds of a customer case. */
function toCaseEntries(row: typeof caseStudy.$inferSelect): SearchEntry[] {
  return toEntries(row, {
    module: 'CASE',
    itemId: row.id,
    title: row.title,
    tags: [row.customer, row.region],
    body: joinText(row.summary, `${row.metricLabel} ${row.metricValue}`, row.content),
    updatedOn: row.publishedOn,
  });
}
