import {
  type PageHeadInfo,
  type PageRoute,
  type SeoKey,
  useAppearance,
  useBrand,
  useGetSeoInfoQuery,
} from '@portal/data-access-api';
import { useLocation, useParams } from 'react-router-dom';
import { describePage } from './describe-page';

/** Props of `PageHead`. */
export interface PageHeadProps {
  readonly route: PageRoute;
  /** What the page's own data says. */
  readonly info?: PageHeadInfo | undefined;
}

/**
 * Title and meta tags of a page. What other sites read when a link is shared is in the server's document alone: they
 * fetch each URL anew.
 */
export function PageHead({ route, info }: PageHeadProps) {
  const params = useParams();
  const { pathname } = useLocation();
  const brand = useBrand();
  const seoKey = route.seo?.({ params, platformType: brand.platformType });
  const { data: seo } = useGetSeoInfoQuery(seoKey as SeoKey, { skip: !seoKey });
  const { titleDesc } = useAppearance();
  const page = describePage({ route, pathname, brand, titleDesc, seo, info });
  if (!page.url) {
    return (
      <>
        <title>{page.title}</title>
        <meta name="robots" content={route.isUnlisted ? 'noindex, follow' : 'noindex'} />
      </>
    );
  }
  return (
    <>
      <title>{page.title}</title>
      <link rel="canonical" href={page.url} />
      {page.summary && <meta name="description" content={page.summary} />}
      {page.keywords && <meta name="keywords" content={page.keywords} />}
    </>
  );
}
