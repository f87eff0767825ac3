import type { PageModule, PageRoute } from '@portal/data-access-api';

interface PagePromise extends Promise<PageModule> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: PageModule;
  reason?: unknown;
}

/** What of a route decides its code. */
type LoadedRoute = Pick<PageRoute, 'load' | 'access' | 'surrounding'>;

/** Loads pages' code once and knows whether any is on its way. */
export interface PageRegistry {
  /** The code of a page, as a promise that React's `use` reads without waiting once it is here. */
  load(route: LoadedRoute): Promise<PageModule>;
  /** Whether a page's code is being loaded right now. */
  isLoading(): boolean;
  /** Calls back whenever `isLoading` may have changed; gives the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Creates the registry of a running portal. */
export function createPageRegistry(): PageRegistry {
  const pages = new Map<LoadedRoute, PagePromise>();
  const listeners = new Set<() => void>();
  let pending = 0;

  // Loading may start while React renders; nobody may be told before that render is over.
  function count(change: 1 | -1): void {
    pending += change;
    queueMicrotask(() => listeners.forEach((listener) => listener()));
  }

  function start(route: LoadedRoute): PagePromise {
    count(1);
    const promise: PagePromise = loadPage(route);
    promise.status = 'pending';
    promise.then(
      (value) => {
        Object.assign(promise, { status: 'fulfilled', value });
        count(-1);
      },
      (reason: unknown) => {
        Object.assign(promise, { status: 'rejected', reason });
        // The next visit tries again.
        pages.delete(route);
        count(-1);
      },
    );
    return promise;
  }

  return {
    load(route) {
      const page = pages.get(route) ?? start(route);
      pages.set(route, page);
      return page;
    },
    isLoading: () => pending > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const GUARD_CHUNK = '../../libs/portal-shell/src/pages/guard-page.tsx';

/** Source files of a page's chunks as the build manifest names them. */
export function listChunks({ chunk, access, surrounding }: PageRoute): readonly string[] {
  return [chunk, ...(access ? [GUARD_CHUNK] : []), ...(surrounding ? [surrounding.chunk] : [])];
}

async function loadPage({ load, access, surrounding }: LoadedRoute): Promise<PageModule> {
  if (!access) return load();
  const [{ guardPage }, page, frame] = await Promise.all([import('./guard-page'), load(), surrounding?.load()]);
  return guardPage(page, access, frame?.Surrounding);
}
