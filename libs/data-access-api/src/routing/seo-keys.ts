import { parseHtmlFile } from '@portal/portal-paths';
import type { PageRoute, SeoKey } from './page-route';

type SeoOf = NonNullable<PageRoute['seo']>;

/** SEO row of a page by its name, kept for each brand: `pageSeo('about-us')`. */
export function pageSeo(name: string, tableType: SeoKey['tableType'] = 'PAGE'): SeoOf {
  return ({ platformType }) => ({ tableType, code: `${platformType}:${name}` });
}

/** SEO data of the item that a URL `{id}.html` names. */
export function itemSeo(tableType: SeoKey['tableType']): SeoOf {
  return ({ platformType, params }) => ({ tableType, code: `${platformType}:${parseHtmlFile(params['file']) ?? '-'}` });
}
