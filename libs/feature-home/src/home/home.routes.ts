import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { definePath, paths } from '@portal/portal-paths';

/** What the home page's addresses depend on. */
export interface HomeRouteOptions {
  /** Product constant: the home page is also `/{product}Home`. */
  readonly product: string;
  /** Address that search engines should keep, without prefix. */
  readonly homeHref: string;
}

/** The home page under its four addresses (spec §2). */
export function createHomeRoutes({ product, homeHref }: HomeRouteOptions): readonly PageRoute[] {
  const load = () => import('./home.page').then((module) => module.page);
  return [paths.index, paths.home, paths.homepage, definePath(`/${product}Home`)].map(({ path }) => ({
    path,
    load,
    chunk: '../../libs/feature-home/src/home/home.page.tsx',
    isOverHero: true,
    canonicalPath: homeHref,
    seo: pageSeo('home'),
  }));
}
