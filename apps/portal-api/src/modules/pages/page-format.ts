import type { ContentPage } from '@portal/api-contract';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import { brandItemFile, searchable, toDocument } from '../../platform/content-items/content-format';
import { joinText, toEntries } from '../../platform/search/item-entries';
import type { SearchEntry } from '../../platform/search/search-entry';
import { pageFileSchema, toContentPage } from './page-file';

const ON_SHELF = 2;

/** Files of content pages. */
export const pageFormat = searchable(
  toPageEntries,
  brandItemFile('pages', pageFileSchema, (data, { brand }) => [
    toDocument(DOCUMENT_KINDS.page, `${brand.platformType}:${data.id}`, toContentPage(data)),
  ]),
);

/** Of the pages of a brand, the developer area is looked for. */
function toPageEntries({ key, body }: { readonly key: string; readonly body: ContentPage }): SearchEntry[] {
  // Visible ranges are the environment code plus 1 (spec §9).
  return body.id === 'developer' ? toDevelopEntries(body, Number(key.split(':')[0]) + 1) : [];
}

/** The developer area of a brand is one item: its page. */
function toDevelopEntries(page: ContentPage, visibleRange: number): SearchEntry[] {
  return toEntries(
    { listingStatus: ON_SHELF, weight: 50, visibleRanges: [visibleRange] },
    {
      module: 'DEVELOP',
      itemId: page.id,
      title: page.title,
      tags: [page.subtitle],
      body: joinText(page.blocks),
      updatedOn: '2026-01-01',
    },
  );
}
