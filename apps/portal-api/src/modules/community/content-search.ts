import { COMMUNITY_CATEGORIES, type ContentText, MAIN_TYPES } from '@portal/api-contract/community';
import { toChinaDay } from '../../platform/china-time';
import type { SearchEntry } from '../../platform/search/search-entry';
import type { ContentRow } from './community.tables';
import { renderContent } from './render-content';

/** Source of what the search says of an item. */
export function toSearchSource(mid: string): string {
  return `@community/${mid}`;
}

/** All ranges (spec §9): the community is the same in every brand, also in one that is added later. */
const EVERYWHERE = [2, 3, 4, 5, 6, 7, 8, 9];

/** What the search finds of an item on the shelf. */
export function toContentEntries(row: ContentRow, text: ContentText): SearchEntry[] {
  const category = row.category === '' ? [] : [COMMUNITY_CATEGORIES[row.category]];
  return [
    {
      ...{ module: 'COMMUNITY', itemId: row.mid, mainType: row.mainType, title: row.title, tags: row.tags },
      body: `${row.summary}\n${renderContent(text.body).text}`,
      breadcrumb: ['社区', MAIN_TYPES[row.mainType], ...category],
      ...{ docId: '', docVersionId: '', isNewest: true, anchor: '', heading: '', isContentEmpty: false, weight: 0 },
      isDated: true,
      visibleRanges: EVERYWHERE,
      updatedOn: toChinaDay(row.revisedAt ?? row.updatedAt),
    },
  ];
}
