import { useLocation, useSearchParams } from 'react-router-dom';

/** What a filter of a list is set to; an absent one does not filter. */
export type QueryChange = Readonly<Record<string, string | number | undefined>>;

/** The query of a list's address: the address is the state, so back and shared links find it again. */
export interface ListQuery {
  /** Value of a name; empty when it is absent. */
  get(name: string): string;
  /** Number of a name from 1; 1 when it is absent or none. */
  getPage(): number;
  /** Address of this list with a filter changed; all but `page` itself lead to the first page. */
  hrefWith(change: QueryChange): string;
  /** Whether anything but the page and the order is set. */
  readonly isFiltered: boolean;
  /** Address of this list without filters. */
  readonly resetHref: string;
}

const LAST_PAGE = 10_000;

/** Reads and writes the query of a list's address. */
export function useListQuery(filterNames: readonly string[]): ListQuery {
  const { pathname } = useLocation();
  const [params] = useSearchParams();

  const hrefWith = (change: QueryChange) => {
    const next = new URLSearchParams(params);
    if (!('page' in change)) next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(name);
      else next.set(name, String(value));
    }
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };

  return {
    get: (name) => params.get(name) ?? '',
    getPage: () => readPage(params),
    hrefWith,
    isFiltered: filterNames.some((name) => Boolean(params.get(name))),
    resetHref: pathname,
  };
}

/** Page of a list's query, for loaders and lists alike. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1;
}

/** A value of a query that is one of those a list knows; anything else does not filter. */
export function readChoice<Value extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Value[],
): Value | undefined {
  const value = params.get(name);
  return choices.find((choice) => choice === value);
}

/** A text of a query; what is too long is no text anybody has typed. */
export function readText(params: URLSearchParams, name: string, most = 50): string | undefined {
  const text = params.get(name)?.trim().slice(0, most);
  return text || undefined;
}
