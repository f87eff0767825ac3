import type { SearchModule } from '@portal/api-contract';
import type { SearchEntry } from '../../platform/search/search-entry';
import type { VectorMark } from './search-vector';

/** Restrictions of a search. */
export interface SearchFilter {
  readonly visibleRange: number;
  readonly module?: SearchModule | undefined;
  readonly docId?: string | undefined;
  readonly docVersionId?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly since?: string | undefined;
}

/** Whether items of a kind may be several entries: pages of documents with their headings, questions with their answers. */
export function mayHaveParts({ module, docId }: Pick<SearchEntry, 'module' | 'docId'>): boolean {
  return docId !== '' || module === 'COMMUNITY';
}

/** Marks of an entry that filters ask for: the index answers them together with the words. */
export function toFilterMarks(entry: SearchEntry): VectorMark[] {
  return [
    `@module:${entry.module}`,
    ...(entry.docId ? ([`@document:${entry.docId}`, `@version:${entry.docVersionId}`] as const) : []),
  ];
}

/** Marks that a search's hits must have: what leaves little over. Brands and versions are looked up with the entry. */
export function toRequiredMarks({ module, docId, docVersionId }: SearchFilter): VectorMark[] {
  return [
    ...(module ? ([`@module:${module}`] as const) : []),
    ...(docId ? ([`@document:${docId}`] as const) : []),
    ...(docId && docVersionId ? ([`@version:${docVersionId}`] as const) : []),
  ];
}

/** Whether other versions of documents than the newest are looked for: only where one is asked for. */
export function isForOldVersion({ docId, docVersionId }: SearchFilter): boolean {
  return Boolean(docId && docVersionId);
}

/** Brands as bits of a number: the database compares them in one step. */
export function toRangeBits(visibleRanges: readonly number[]): number {
  return visibleRanges.reduce((bits, range) => bits | (1 << range), 0);
}
