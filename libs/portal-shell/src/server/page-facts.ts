import type { PageAppearance, SeoInfo } from '@portal/api-contract';
import { api, type AppStore, type Brand, type PageHeadInfo } from '@portal/data-access-api';
import { describePage, type PageDescription } from '../document/describe-page';
import type { PageMatch } from '../pages/match-page';

/** What is known of a rendered page and its brand. */
export interface PageFacts {
  readonly brand: Brand;
  /** Absent where the page configuration cannot be read. */
  readonly appearance: PageAppearance | undefined;
  /** Telephone number of the company; empty for none. */
  readonly telephone: string;
  readonly seo: SeoInfo | undefined;
  /** The page is one text about one thing. */
  readonly isArticle: boolean;
  /** What the page's own data says. */
  readonly info: PageHeadInfo | undefined;
  readonly page: PageDescription;
}

/** Where a page belongs. */
export type PagePlace = Pick<PageFacts, 'brand' | 'info'> & {
  readonly match: PageMatch;
  readonly url: URL;
};

const ARTICLES: ReadonlySet<string> = new Set(['NEWS', 'CASE', 'CONTENT', 'DOCUMENT']);

/** Reads the facts of a page out of the store that it was rendered from. */
export function readPageFacts(store: AppStore, place: PagePlace): PageFacts {
  const { match, url, brand, info } = place;
  const { getSeoInfo, getFooter, listPageConfigs } = api.endpoints;
  const state = store.getState();
  const { route, params } = match;
  const seoKey = route.seo?.({ params, platformType: brand.platformType });
  const seo = (seoKey && getSeoInfo.select(seoKey)(state).data) ?? undefined;
  const appearance = listPageConfigs
    .select()(state)
    .data?.find(({ code }) => code === brand.pageCode)?.jsonData;
  const pathname = url.pathname.slice(brand.basePath.length) || '/';
  const titleDesc = appearance?.titleDesc ?? '';
  return {
    ...{ brand, appearance, seo, info },
    isArticle: Boolean(info) || ARTICLES.has(seoKey?.tableType ?? ''),
    telephone: getFooter.select({ code: brand.pageCode })(state).data?.tel ?? '',
    page: describePage({ route, pathname, brand, titleDesc, seo, info }),
  };
}
