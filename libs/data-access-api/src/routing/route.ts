import type { PortalPath } from '@portal/portal-paths';
import type { PageRoute, RedirectedVisit } from './page-route';
import { createRedirectPage } from './redirect-page';

/** What a route may say besides its path and its page; who may see it is said by the path. */
export type RouteOptions = Omit<PageRoute, 'path' | 'load' | 'access' | 'redirectTo'>;

/** Puts a page at a path: `route(paths.product, () => import('./product-list/product-list.page'), { seo })`. */
export function route({ path, access }: PortalPath, load: PageRoute['load'], options: RouteOptions = {}): PageRoute {
  return { ...options, path, access, load };
}

/** Leads visitors of a path elsewhere: the server by its response, a link inside the portal in the browser. */
export function redirect(
  { path }: PortalPath,
  redirectTo: (visit: RedirectedVisit) => string,
  options: RouteOptions = {},
): PageRoute {
  return { ...options, path, redirectTo, load: async () => ({ page: createRedirectPage(redirectTo) }) };
}

/** What several routes have in common: each may say otherwise, but none opens what the group has closed. */
export type GroupOptions = Omit<RouteOptions, 'seo' | 'aliases' | 'canonicalPath'> & Pick<PageRoute, 'access'>;

/** Gives routes what they have in common. Groups stand in one another. */
export function group({ access, ...options }: GroupOptions, routes: readonly PageRoute[]): readonly PageRoute[] {
  return routes.map((entry) => ({ ...options, ...entry, access: selectStricter(access, entry.access) }));
}

const STRICTNESS = [undefined, 'login', 'realname'] as const;

function selectStricter(outer: PageRoute['access'], inner: PageRoute['access']): PageRoute['access'] {
  return STRICTNESS[Math.max(STRICTNESS.indexOf(outer), STRICTNESS.indexOf(inner))];
}
