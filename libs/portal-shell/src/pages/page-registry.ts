import type { Area, Brand, LazyImport, PageModule } from '@portal/data-access-api';
import type { guardPage } from './guard-page';
import { type AreaRoute, findArea, listAreaRoutes } from './area-routes';
import { matchPage, type PageMatch } from './match-page';

/** A promise that React's `use` reads without waiting once it is settled. */
interface TrackedPromise<Value> extends Promise<Value> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/** What of a route decides its code. */
type LoadedRoute = Pick<AreaRoute, 'load' | 'access'>;

/** Loads areas and pages once each and knows whether any is on its way. */
export interface PageRegistry {
  /** Returns the routes of the area that a path, without prefix, belongs to. */
  loadRoutes(path: string): Promise<readonly AreaRoute[]>;
  /** Returns the routes of all areas. */
  loadAllRoutes(): Promise<readonly AreaRoute[]>;
  /** Returns the area of a pathname, with prefix; `null` outside of the prefix. */
  findArea(pathname: string): Area | null;
  /** Returns the page of a pathname, with prefix; `null` outside of the prefix. */
  match(pathname: string): Promise<PageMatch | null>;
  /** Returns the code of a page. */
  load(route: LoadedRoute): Promise<PageModule>;
  /** Returns the chunks of a page by their keys in the build's manifest; none in development: nothing is built. */
  listChunks(match: PageMatch): readonly string[];
  /** Whether code is being loaded right now. */
  isLoading(): boolean;
  /** Calls back whenever `isLoading` may have changed; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Creates the registry of a running portal. */
export function createPageRegistry(areas: readonly Area[], brand: Brand): PageRegistry {
  const listeners = new Set<() => void>();
  let pending = 0;

  // Loading may start while React renders; nobody may be told before that render is over.
  function count(change: 1 | -1): void {
    pending += change;
    queueMicrotask(() => listeners.forEach((listener) => listener()));
  }

  function createLoader<Key, Value>(start: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
    const loaded = new Map<Key, TrackedPromise<Value>>();
    return (key) => {
      const known = loaded.get(key);
      if (known) return known;
      count(1);
      const promise: TrackedPromise<Value> = start(key);
      loaded.set(key, promise);
      promise.status = 'pending';
      promise.then(
        (value) => {
          Object.assign(promise, { status: 'fulfilled', value });
          count(-1);
        },
        (reason: unknown) => {
          Object.assign(promise, { status: 'rejected', reason });
          // The next visit tries again.
          loaded.delete(key);
          count(-1);
        },
      );
      return promise;
    };
  }

  const loadArea = createLoader(async (area: Area) => listAreaRoutes(area, (await area.load()).area, brand));
  const loadRoutes = (path: string) => loadArea(findArea(areas, path));

  return {
    loadRoutes,
    loadAllRoutes: async () => (await Promise.all(areas.map(loadArea))).flat(),
    findArea(pathname) {
      const path = withoutPrefix(pathname, brand.basePath);
      return path === null ? null : findArea(areas, path);
    },
    async match(pathname) {
      const path = withoutPrefix(pathname, brand.basePath);
      return path === null ? null : matchPage(await loadRoutes(path), path);
    },
    load: createLoader(loadPage),
    listChunks: ({ route: { path, load, access } }) =>
      [findArea(areas, path).load, load, access && loadGuard].flatMap((loader) => loader?.chunk ?? []),
    isLoading: () => pending > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const loadGuard: LazyImport<{ readonly guardPage: typeof guardPage }> = () => import('./guard-page');

async function loadPage({ load, access }: LoadedRoute): Promise<PageModule> {
  if (!access) return (await load()).page;
  const [guard, { page }] = await Promise.all([loadGuard(), load()]);
  return guard.guardPage(page, access);
}

function withoutPrefix(pathname: string, basePath: string): string | null {
  const [start, path] = [pathname.slice(0, basePath.length), pathname.slice(basePath.length)];
  // As the router takes it: a prefix may be written in capitals.
  return start.toLowerCase() === basePath && /^(\/|$)/.test(path) ? path || '/' : null;
}
