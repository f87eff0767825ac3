import type { ListQuery, QueryChange } from '@portal/ui-content';

/** What the list needs of the query of its page's URL, which is its state: back, reload and shared links find it again. */
export interface RecordQuery extends ListQuery {
  /** Opens this list with other values; whatever is not `page` leads to the first page. */
  set(change: QueryChange): void;
  /** Opens this list without filters. */
  reset(): void;
  /** How many filters are set. */
  readonly filterTotal: number;
}

/** Sizes of a page that lists offer; the first is the one without a choice. */
export const PAGE_SIZES = [20, 10, 50, 100] as const;
