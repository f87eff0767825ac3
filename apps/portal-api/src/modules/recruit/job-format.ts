import { jobFileSchema } from '../../platform/content-items/content-file.schemas';
import { itemFile, searchable, selectable } from '../../platform/content-items/content-format';
import { joinText, toEntries } from '../../platform/search/item-entries';
import type { SearchEntry } from '../../platform/search/search-entry';
import { job } from './recruit.tables';

/** Files of positions. */
export const jobFormat = selectable(
  'jobs',
  { category: 'jobFunction' },
  searchable(
    toJobEntries,
    itemFile('jobs', 'json', job, jobFileSchema, (data) => [data]),
  ),
);

/** What people call the ways into a position. */
const CHANNELS: Readonly<Record<(typeof job.$inferSelect)['channel'], string>> = {
  campus: '校园招聘',
  social: '社会招聘',
};

/** What the search finds of a position that is still open. */
function toJobEntries(row: typeof job.$inferSelect): SearchEntry[] {
  if (row.isClosed) return [];
  return toEntries(row, {
    module: 'RECRUIT',
    itemId: row.id,
    title: row.title,
    tags: [row.city, row.jobFunction, CHANNELS[row.channel]],
    body: joinText(row.intro, row.duties, row.requirements, row.extras),
    updatedOn: row.publishedOn,
  });
}
