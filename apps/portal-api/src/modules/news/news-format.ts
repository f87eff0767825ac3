import { newsFileSchema } from '../../platform/content-items/content-file.schemas';
import { itemFile, searchable, selectable } from '../../platform/content-items/content-format';
import { renderMarkdown } from '../../platform/content-items/markdown';
import { joinText, toEntries, toPlainText } from '../../platform/search/item-entries';
import type { SearchEntry } from '../../platform/search/search-entry';
import { news } from './news.tables';

/** Files of news. */
export const newsFormat = selectable(
  'news',
  { category: 'kind' },
  searchable(
    toNewsEntries,
    itemFile('news', 'md', news, newsFileSchema, (data, { body }) => [
      { ...data, body, bodyHtml: renderMarkdown(body) },
    ]),
  ),
);

/** What the search finds of a news item. */
function toNewsEntries(row: typeof news.$inferSelect): SearchEntry[] {
  return toEntries(row, {
    module: 'NEWS',
    itemId: row.id,
    title: row.title,
    tags: row.tags,
    body: joinText(row.summary, toPlainText(row.bodyHtml)),
    updatedOn: row.publishedOn,
  });
}
