import type { SearchModule } from '@portal/api-contract';
import type { SearchEntry } from './search-entry';
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

/** Marks of an entry that filters ask for: the index answers them together with the words. */
export function toFilterMarks(entry: SearchEntry): VectorMark[] {
  return [
    ...entry.visibleRanges.map((range): VectorMark => `@range:${range}`),
    `@module:${entry.module}`,
    ...(entry.docId ? ([`@document:${entry.docId}`, `@version:${entry.docVersionId}`] as const) : []),
    ...(entry.isNewest ? (['@newest'] as const) : []),
    ...(entry.anchor ? [] : (['@item'] as const)),
  ];
}

/** Marks that a search's hits must have. Versions other than the newest are found only when they are asked for. */
export function toRequiredMarks({ visibleRange, module, docId, docVersionId }: SearchFilter): VectorMark[] {
  return [
    `@range:${visibleRange}`,
    ...(module ? ([`@module:${module}`] as const) : []),
    ...(docId ? ([`@document:${docId}`] as const) : []),
    docId && docVersionId ? `@version:${docVersionId}` : '@newest',
  ];
}
