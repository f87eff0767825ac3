import { type Brand, pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { definePath } from '@portal/portal-paths';

/** The home page under its four paths (spec §2); search engines keep the brand's own. */
export function listHomeRoutes({ product, homeHref }: Brand): readonly PageRoute[] {
  return [
    route(definePath('/'), () => import('./home/home.page'), {
      aliases: ['/home', '/homepage', `/${product}Home`],
      canonicalPath: homeHref,
      isOverHero: true,
      seo: pageSeo('home'),
    }),
  ];
}
