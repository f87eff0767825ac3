import type { PageRoute } from '@portal/data-access-api';
import { matchRoutes } from 'react-router-dom';

/** A page found for an address. */
export interface PageMatch {
  readonly route: PageRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

interface TableEntry {
  readonly path: string;
  readonly caseSensitive: true;
  readonly page: PageRoute;
}

/** Routes in the router's own form. */
export function toRouteTable(routes: readonly PageRoute[]): TableEntry[] {
  return routes.map((page) => ({ path: page.path, caseSensitive: true, page }));
}

/** Finds the page of an address; addresses outside the brand's prefix belong to none. */
export function matchPage(table: TableEntry[], pathname: string, basePath: string): PageMatch | null {
  const match = matchRoutes(table, pathname, basePath || '/')?.at(-1);
  return match ? { route: match.route.page, params: match.params } : null;
}
