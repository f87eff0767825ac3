import { type PageHeadInfo, type PageRoute, type SeoKey, useBrand, useGetSeoInfoQuery } from '@portal/data-access-api';
import { useLocation, useParams } from 'react-router-dom';
import { useAppearance } from '../frame/use-appearance';

/** Props of `PageHead`. */
export interface PageHeadProps {
  readonly route: PageRoute;
  readonly publicOrigin: string;
  /** What the page's own data says. */
  readonly info?: PageHeadInfo | undefined;
}

/**
 * Title and meta tags of a page from its SEO data (spec §7) or its own; the page configuration's title otherwise
 * (spec §4).
 */
export function PageHead({ route, publicOrigin, info }: PageHeadProps) {
  const params = useParams();
  const { pathname } = useLocation();
  const { platformType, basePath } = useBrand();
  const seoKey = route.seo?.({ params, platformType });
  const { data: seo } = useGetSeoInfoQuery(seoKey as SeoKey, { skip: !seoKey });
  const { titleDesc } = useAppearance();

  const data = info ? { ...info, title: `${info.title} - ${titleDesc}`, keywords: '', image: '' } : seo;
  const title = data?.title ?? titleDesc;
  if (route.access || route.isUnlisted || (route.status ?? 200) >= 400) {
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content={route.isUnlisted ? 'noindex, follow' : 'noindex'} />
      </>
    );
  }
  const url = publicOrigin + joinPath(basePath, info?.canonicalPath ?? route.canonicalPath ?? pathname);
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={url} />
      {data?.summary && <meta name="description" content={data.summary} />}
      {data?.keywords && <meta name="keywords" content={data.keywords} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="zh_CN" />
      <meta property="og:site_name" content={titleDesc} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={url} />
      {data?.summary && <meta property="og:description" content={data.summary} />}
      {data?.image && <meta property="og:image" content={publicOrigin + data.image} />}
    </>
  );
}

function joinPath(basePath: string, path: string): string {
  return path === '/' && basePath ? basePath : basePath + path;
}
