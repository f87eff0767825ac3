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
  /** Returns the code of a page that is about to be shown. */
  load(route: LoadedRoute): Promise<PageModule>;
  /** Fetches the code of a page that may be shown later: nobody waits for it. */
  prefetch(route: LoadedRoute): Promise<PageModule>;
  /** Returns the chunks of a page by their keys in the build's manifest; none in development: nothing is built. */
  listChunks(match: PageMatch): readonly string[];
  /** Whether code is being loaded that somebody waits for. */
  isLoading(): boolean;
  /** Calls back whenever `isLoading` may have changed; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Creates the registry of a running portal. */
export function createPageRegistry(areas: readonly Area[], brand: Brand): PageRegistry {
  const listeners = new Set<() => void>();
  const awaited = new Set<Promise<unknown>>();

  // Loading may start while React renders; nobody may be told before that render is over.
  function notify(): void {
    queueMicrotask(() => listeners.forEach((listener) => listener()));
  }

  function createLoader<Key, Value>(start: (key: Key) => Promise<Value>): (key: Key) => TrackedPromise<Value> {
    const loaded = new Map<Key, TrackedPromise<Value>>();
    return (key) => {
      const known = loaded.get(key);
      if (known) return known;
      const promise: TrackedPromise<Value> = start(key);
      loaded.set(key, promise);
      promise.status = 'pending';
      promise.then(
        (value) => Object.assign(promise, { status: 'fulfilled', value }),
        (reason: unknown) => {
          Object.assign(promise, { status: 'rejected', reason });
          // The next visit tries again.
          loaded.delete(key);
        },
      );
      return promise;
    };
  }

  /** Counts a promise for as long as it is on its way, once. */
  function wait<Value>(promise: TrackedPromise<Value>): Promise<Value> {
    if (promise.status !== 'pending' || awaited.has(promise)) return promise;
    const end = () => {
      awaited.delete(promise);
      notify();
    };
    awaited.add(promise);
    notify();
    promise.then(end, end);
    return promise;
  }

  const fetchArea = createLoader(async (area: Area) => listAreaRoutes(area, (await area.load()).area, brand));
  const fetchRoutes = (path: string) => fetchArea(findArea(areas, path));
  const fetchPage = createLoader(loadPage);

  return {
    loadRoutes: (path) => wait(fetchRoutes(path)),
    loadAllRoutes: async () => (await Promise.all(areas.map(fetchArea))).flat(),
    findArea(pathname) {
      const path = withoutPrefix(pathname, brand.basePath);
      return path === null ? null : findArea(areas, path);
    },
    async match(pathname) {
      const path = withoutPrefix(pathname, brand.basePath);
      return path === null ? null : matchPage(await fetchRoutes(path), path);
    },
    load: (route) => wait(fetchPage(route)),
    prefetch: fetchPage,
    listChunks: ({ route: { path, load, access } }) =>
      [findArea(areas, path).load, load, access && loadGuard].flatMap((loader) => loader?.chunk ?? []),
    isLoading: () => awaited.size > 0,
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
