import { solutionFileSchema } from '../../platform/content-items/content-file.schemas';
import { itemFile, searchable, selectable } from '../../platform/content-items/content-format';
import { joinText, toEntries } from '../../platform/search/item-entries';
import type { SearchEntry } from '../../platform/search/search-entry';
import { solution } from './solutions.tables';

/** Files of solutions. */
export const solutionFormat = selectable(
  'solutions',
  { category: 'categoryId' },
  searchable(
    toSolutionEntries,
    itemFile('solutions', 'json', solution, solutionFileSchema, (data) => [data]),
  ),
);

/** What the search finds of a solution; it bears no date of its own. */
function toSolutionEntries(row: typeof solution.$inferSelect): SearchEntry[] {
  return toEntries(row, {
    module: 'SOLUTION',
    itemId: row.id,
    title: row.name,
    tags: row.highlights,
    body: joinText(row.summary, row.content),
    updatedOn: '2026-01-01',
  });
}
