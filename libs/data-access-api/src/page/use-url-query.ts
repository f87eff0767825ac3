import { useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useHref, useLocation, useNavigate } from 'react-router-dom';
import type { UrlQuery } from './url-query';

/** Other values for some names of a query; an absent or empty one is taken out. */
export type QueryChange = Readonly<Record<string, string | number | undefined>>;

/** The query of the page that is shown: its URL is its state, so back and shared links find it again. */
export interface UrlQueryControl<Values> {
  readonly values: Values;
  /** Returns the text of a name; empty when it is absent or means nothing to the page. */
  get(name: string): string;
  /** Returns the number of the list's page. */
  getPage(): number;
  /** Returns the href of this page with other values; all but `page` itself lead to the first page of a list. */
  hrefWith(change: QueryChange): string;
  /** Opens this page with other values. Those of a change that is still being loaded or shown are kept. */
  set(change: QueryChange): void;
  /** Opens this page without what narrows its list. */
  reset(): void;
  /** How many values narrow what the page lists. */
  readonly filterTotal: number;
  readonly isFiltered: boolean;
  /** Href of this page without a query. */
  readonly resetHref: string;
}

/** Reads and writes the query of the page that is shown. */
export function useUrlQuery<Values>(query: UrlQuery<Values>): UrlQueryControl<Values> {
  const { pathname, search } = useLocation();
  const href = useHref(pathname);
  const router = useContext(DataRouterContext)?.router;
  const navigate = useNavigate();
  return useMemo(() => {
    // A page that is loaded or rendered slowly shows an older query than the one somebody has opened.
    const readNewest = () => {
      const newest = router?.state.navigation.location ?? router?.state.location;
      return newest?.pathname === href ? newest.search : search;
    };
    return createControl(query, { pathname, search, readNewest, open: (to) => void navigate(to) });
  }, [query, pathname, search, href, router, navigate]);
}

interface ShownUrl {
  readonly pathname: string;
  readonly search: string;
  /** Returns the search of what was opened last, shown or not. */
  readNewest(): string;
  open(href: string): void;
}

function createControl<Values>(
  query: UrlQuery<Values>,
  { pathname, search, readNewest, open }: ShownUrl,
): UrlQueryControl<Values> {
  const values = query.read(new URLSearchParams(search));
  const known = new URLSearchParams(query.write(values));
  const filterTotal = query.filters.filter((name) => known.has(name)).length;
  const toHref = (before: string, change: QueryChange) => {
    const next = new URLSearchParams(query.write(query.read(new URLSearchParams(before))));
    if (!('page' in change)) next.delete('page');
    for (const [name, value] of Object.entries(change)) next.set(name, String(value ?? ''));
    const text = query.write(query.read(next));
    return text ? `${pathname}?${text}` : pathname;
  };
  return {
    values,
    get: (name) => known.get(name) ?? '',
    getPage: () => Number(known.get('page') ?? 1),
    hrefWith: (change) => toHref(search, change),
    set: (change) => open(toHref(readNewest(), change)),
    reset: () => open(toHref(readNewest(), Object.fromEntries(query.filters.map((name) => [name, undefined])))),
    filterTotal,
    isFiltered: filterTotal > 0,
    resetHref: pathname,
  };
}
