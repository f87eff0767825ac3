import { type PageModule, useBrand } from '@portal/data-access-api';
import { useEffect } from 'react';
import { buildRegisterHref } from '../session/open-login';

/** Reached by a link inside the portal; by its address the server leads there. */
function RegisterPage() {
  const { basePath, homeHref } = useBrand();
  useEffect(() => {
    window.location.replace(buildRegisterHref(window.location.host, basePath + homeHref));
  }, [basePath, homeHref]);
  return <p role="status">正在打开注册页面…</p>;
}

export const page: PageModule = { Page: RegisterPage };
