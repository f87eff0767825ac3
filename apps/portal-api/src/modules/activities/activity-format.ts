import { activityFileSchema } from '../../platform/content-items/content-file.schemas';
import { itemFile, searchable, selectable } from '../../platform/content-items/content-format';
import { renderMarkdown } from '../../platform/content-items/markdown';
import { joinText, toEntries, toPlainText } from '../../platform/search/item-entries';
import type { SearchEntry } from '../../platform/search/search-entry';
import { activity } from './activities.tables';

/** Files of activities. */
export const activityFormat = selectable(
  'activities',
  {},
  searchable(
    toActivityEntries,
    itemFile('activities', 'md', activity, activityFileSchema, (data, { body }) => [
      {
        ...data,
        startsAt: new Date(data.startsAt),
        endsAt: new Date(data.endsAt),
        body,
        bodyHtml: renderMarkdown(body),
      },
    ]),
  ),
);

/** What the search finds of an activity. */
function toActivityEntries(row: typeof activity.$inferSelect): SearchEntry[] {
  return toEntries(row, {
    module: 'MARKETING_ACTIVITY',
    itemId: row.id,
    title: row.title,
    tags: [row.place],
    body: joinText(row.summary, toPlainText(row.bodyHtml), row.content),
    updatedOn: row.startsAt.toISOString().slice(0, 10),
  });
}
