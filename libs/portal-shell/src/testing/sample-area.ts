import type { Area, PageModule, PageRoute } from '@portal/data-access-api';
import { areaPaths } from '@portal/portal-paths';

/** Returns an area with all paths of a site, which has these pages. */
export function createArea(routes: readonly PageRoute[]): Area {
  return { paths: areaPaths.public, load: async () => ({ area: { listRoutes: () => routes } }) };
}

/** Returns what a route loads for a page. */
export function load(page: PageModule): PageRoute['load'] {
  return async () => ({ page });
}
