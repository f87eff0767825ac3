import { matchRoutes } from 'react-router-dom';
import type { AreaRoute } from './area-routes';

/** A page found for a URL. */
export interface PageMatch {
  readonly route: AreaRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Returns the page of a path without prefix; `null` where there is none. */
export function matchPage(routes: readonly AreaRoute[], path: string): PageMatch | null {
  const table = routes.map((page) => ({ path: page.path, caseSensitive: true, page }));
  const match = matchRoutes(table, path)?.at(-1);
  return match ? { route: match.route.page, params: match.params } : null;
}
