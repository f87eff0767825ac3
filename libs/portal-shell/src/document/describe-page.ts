import type { SeoInfo } from '@portal/api-contract';
import type { Brand, PageHeadInfo, PageRoute } from '@portal/data-access-api';

/** What the description of a page is made of. */
export interface PageSources {
  readonly route: PageRoute;
  /** URL of the page, without prefix. */
  readonly pathname: string;
  readonly brand: Brand;
  /** Title of the page configuration (spec §3). */
  readonly titleDesc: string;
  /** The page's row of the SEO table (spec §7). */
  readonly seo?: SeoInfo | null | undefined;
  /** What the page's own data says; it goes over the SEO data. */
  readonly info?: PageHeadInfo | undefined;
}

/** What a page says of itself. */
export interface PageDescription {
  readonly title: string;
  readonly summary: string;
  readonly keywords: string;
  /** Canonical URL; absent where search engines shall not keep the page. */
  readonly url: string | undefined;
}

/** Describes a page by its own data, its SEO data, or the page configuration's title (spec §4), in this order. */
export function describePage(sources: PageSources): PageDescription {
  const { route, pathname, brand, titleDesc, seo, info } = sources;
  const { access, isUnlisted, status = 200 } = route;
  const path = info?.canonicalPath ?? toCanonicalPath(route, pathname);
  return {
    title: info ? `${info.title} - ${titleDesc}` : (seo?.title ?? titleDesc),
    summary: info?.summary || seo?.summary || '',
    keywords: info?.keywords ?? seo?.keywords ?? '',
    url: access || isUnlisted || status >= 400 ? undefined : brand.publicOrigin + joinPath(brand.basePath, path),
  };
}

/** Returns the path that search engines should keep of a page, without prefix. */
export function toCanonicalPath({ canonicalPath }: PageRoute, pathname: string): string {
  return typeof canonicalPath === 'function' ? canonicalPath(pathname) : (canonicalPath ?? pathname);
}

function joinPath(basePath: string, path: string): string {
  return path === '/' && basePath ? basePath : basePath + path;
}
