import { type PageModule, useBrand } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { ErrorPage } from '@portal/ui-layout';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Unknown addresses lead to /404 (spec §2); the server has answered with the status already. */
function NotFoundPage() {
  const { homeHref } = useBrand();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (pathname !== paths.notFound.path) void navigate(paths.notFound.path, { replace: true });
  }, [pathname, navigate]);

  return <ErrorPage statusCode={404} homeHref={homeHref} />;
}

export const page: PageModule = { Page: NotFoundPage };
