import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters of a list by name; an empty value does not filter. */
export type RecordQueryChange = Readonly<Record<string, string>>;

/** The query of a list's address: the address is the state, so back, reload and shared links find it again. */
export interface RecordQuery {
  /** Filters that are set. */
  readonly params: Readonly<Record<string, string>>;
  readonly page: number;
  readonly pageSize: number;
  /** Value of a filter; empty when it is not set. */
  get(name: string): string;
  /** Sets filters; whatever is not `page` leads to the first page. */
  set(change: RecordQueryChange): void;
  /** Takes all filters away. */
  reset(): void;
  /** Address of this list with filters changed, relative to its page. */
  hrefWith(change: RecordQueryChange): string;
  readonly isFiltered: boolean;
}

/** Sizes of a page that lists offer; the first is the one without a choice. */
export const PAGE_SIZES = [20, 10, 50, 100] as const;

const LAST_PAGE = 10_000;
const ORDER = 'sort';

/** Reads and writes the query of a list's address; names of others in it are kept. */
export function useRecordQuery(names: readonly string[]): RecordQuery {
  const [search, setSearch] = useSearchParams();
  const known = names.join(' ');

  const set = useCallback((change: RecordQueryChange) => setSearch((last) => changeQuery(last, change)), [setSearch]);

  return useMemo(() => {
    const filters = known.split(' ').flatMap((name): [string, string][] => {
      const value = search.get(name)?.trim();
      return value ? [[name, value]] : [];
    });
    return {
      params: Object.fromEntries(filters),
      page: readPage(search),
      pageSize: PAGE_SIZES.find((size) => String(size) === search.get('size')) ?? PAGE_SIZES[0],
      get: (name) => search.get(name)?.trim() ?? '',
      set,
      reset: () => set(Object.fromEntries(filters.flatMap(([name]) => (name === ORDER ? [] : [[name, '']])))),
      hrefWith: (change) => `?${changeQuery(search, change)}`,
      isFiltered: filters.some(([name]) => name !== ORDER),
    };
  }, [search, known, set]);
}

function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1;
}

function changeQuery(search: URLSearchParams, change: RecordQueryChange): URLSearchParams {
  const next = new URLSearchParams(search);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || (name === 'page' && value === '1')) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
