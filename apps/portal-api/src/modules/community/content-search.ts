import { COMMUNITY_CATEGORIES, type ContentText, MAIN_TYPES } from '@portal/api-contract/community';
import { toChinaDay } from '../../platform/china-time';
import type { SearchEntry } from '../../platform/search/search-entry';
import type { ContentRow } from './community.tables';
import { renderContent } from './render-content';

/** Source of what the search says of an item. */
export function toSearchSource(mid: string): string {
  return `@community/${mid}`;
}

/** Source of what the search says of an answer to a question. */
export function toAnswerSource(questionId: string, answerId: string): string {
  return `${toSearchSource(questionId)}/${answerId}`;
}

/** Characters of an answer that the search knows. */
const MAX_ANSWER = 10_000;

/** All ranges (spec §9): the community is the same in every brand, also in one that is added later. */
const EVERYWHERE = [2, 3, 4, 5, 6, 7, 8, 9];

/** What the search finds of an item on the shelf. */
export function toContentEntries(row: ContentRow, text: ContentText): SearchEntry[] {
  return [
    {
      ...toEntry(row),
      tags: row.tags,
      body: `${row.summary}\n${renderContent(text.body).text}`,
      updatedOn: toChinaDay(row.revisedAt ?? row.updatedAt),
    },
  ];
}

/** An answer that is shown, as the search is told of it. */
export interface SearchedAnswer {
  readonly id: string;
  /** Markdown. */
  readonly body: string;
  readonly createdAt: Date;
  /** Null for what was never changed. */
  readonly editedAt: Date | null;
}

/** What the search finds of an answer to a question on the shelf: a part of the question. */
export function toAnswerEntries(
  question: ContentRow,
  { id, body, createdAt, editedAt }: SearchedAnswer,
): SearchEntry[] {
  const entry = toEntry(question);
  return [
    {
      ...entry,
      anchor: id,
      breadcrumb: [...entry.breadcrumb, '回答'],
      body: renderContent(body).text.slice(0, MAX_ANSWER),
      updatedOn: toChinaDay(editedAt ?? createdAt),
    },
  ];
}

function toEntry({ mid, mainType, title, category }: ContentRow): Omit<SearchEntry, 'body' | 'updatedOn'> {
  return {
    ...{ module: 'COMMUNITY', itemId: mid, title, tags: [] },
    breadcrumb: ['社区', MAIN_TYPES[mainType], ...(category === '' ? [] : [COMMUNITY_CATEGORIES[category]])],
    ...{ docId: '', docVersionId: '', isNewest: true, anchor: '', heading: '', isContentEmpty: false, weight: 0 },
    ...{ isDated: true, visibleRanges: EVERYWHERE },
  };
}
