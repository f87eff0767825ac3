import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useBrand } from '../brand/brand-context';
import { definePage } from '../page/define-page';
import type { PageModule } from './page-module';
import type { PageRoute } from './page-route';

/** Returns the page of a path that leads elsewhere, for those who come by a link inside the portal. */
export function createRedirectPage(redirectTo: NonNullable<PageRoute['redirectTo']>): PageModule {
  function RedirectPage() {
    const { basePath, homeHref } = useBrand();
    const params = useParams();
    const { search } = useLocation();
    const target = redirectTo({ host: window.location.host, basePath, homeHref, search, params });
    useEffect(() => window.location.replace(target), [target]);
    return <p role="status">正在打开页面…</p>;
  }
  return definePage({ Page: RedirectPage });
}
