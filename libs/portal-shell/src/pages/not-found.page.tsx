import type { PageModule } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { ErrorPage } from '@portal/ui-layout';
import { useEffect, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useSearchSource } from '../frame/use-search-source';
import { isDocumentPath, readPathWords } from './path-words';

/** Unknown URLs lead to /404 (spec §2); the server has answered with the status already. */
function NotFoundPage() {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const loadSource = useSearchSource();
  const words = useWords(location);

  useEffect(() => {
    if (pathname === paths.notFound.path) return;
    void navigate(paths.notFound.path, { replace: true, state: { words: readPathWords({ pathname, search }) } });
  }, [pathname, search, navigate]);

  return (
    <ErrorPage
      statusCode={404}
      search={{
        value: words,
        loadSource,
        onSearch: (wd) => void navigate(paths.documentSearch.href(undefined, { wd })),
      }}
    />
  );
}

// URLs without a page share one document, which knows no words; the browser adds them.
function useWords(location: Location): string {
  const words = isDocumentPath(location.pathname) ? readPathWords(location) : '';
  return useSyncExternalStore(
    subscribe,
    () => readState(location.state) ?? words,
    () => words,
  );
}

const subscribe = () => () => undefined;

function readState(state: unknown): string | undefined {
  const { words } = (state ?? {}) as { readonly words?: unknown };
  return typeof words === 'string' ? words : undefined;
}

export const page: PageModule = { Page: NotFoundPage };
