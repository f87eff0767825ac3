import type { OutgoingHttpHeaders } from 'node:http';
import type { EncodedBody } from './encoded-body';

/** A page as it is sent. */
export interface CachedPage {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: EncodedBody;
}

/** What a render gives: the page, and whether all its data was there. */
export interface RenderOutcome {
  readonly page: CachedPage;
  readonly isComplete: boolean;
}

/** Full-page cache of anonymous pages with stale-while-revalidate. */
export interface PageCache {
  /** The cached page, fresh or stale; a stale one is rendered again in the background. */
  get(key: string): CachedPage | null;
  /** Renders a page and keeps it when it is complete; callers that come at once share one render. */
  render(key: string): Promise<CachedPage>;
  /** Content has changed: every page is rendered again with its next visit. */
  invalidate(): void;
}

interface CacheEntry {
  page: CachedPage;
  version: number;
}

/** Most pages kept; the one that was asked for least recently goes first. */
const MOST_PAGES = 2000;

/**
 * Creates a page cache. A page whose data could not be read is never kept, and never replaces a good
 * one: visitors see the last good page while the database is away.
 */
export function createPageCache(renderPage: (key: string) => Promise<RenderOutcome>): PageCache {
  const entries = new Map<string, CacheEntry>();
  const rendering = new Map<string, Promise<CachedPage>>();
  let version = 0;

  async function renderAndKeep(key: string): Promise<CachedPage> {
    const startedWith = version;
    const { page, isComplete } = await renderPage(key);
    const kept = entries.get(key);
    if (!isComplete) return kept?.page ?? page;
    entries.delete(key);
    entries.set(key, { page, version: startedWith });
    if (entries.size > MOST_PAGES) entries.delete(entries.keys().next().value as string);
    return page;
  }

  function render(key: string): Promise<CachedPage> {
    const running = rendering.get(key);
    if (running) return running;
    const promise = renderAndKeep(key).finally(() => rendering.delete(key));
    rendering.set(key, promise);
    return promise;
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return null;
      // A render that fails leaves the stale page in place; the next visit tries again.
      if (entry.version !== version && !rendering.has(key)) void render(key).catch(() => undefined);
      return entry.page;
    },
    render,
    invalidate() {
      version += 1;
    },
  };
}
