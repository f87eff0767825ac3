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
  /** The cached page, unless it is too old; a stale one is rendered again in the background. */
  get(key: string): CachedPage | null;
  /** Renders a page and keeps it when it is complete; callers that come at once share one render. */
  render(key: string): Promise<CachedPage>;
  /** Content has changed: every page is rendered again with its next visit. */
  invalidate(): void;
}

interface CacheEntry {
  readonly page: CachedPage;
  readonly version: number;
  /** Milliseconds, as `now` gives them. */
  readonly renderedAt: number;
}

/** So long a page is taken for what it would be if it were rendered now: some of it changes with the clock. */
const FRESH_MS = 30_000;

/** What is older is not shown any more, but where it cannot be rendered. */
const SHOWN_MS = 60_000;

/** Most pages kept; the one that was asked for least recently goes first. */
const MAX_PAGES = 2000;

/** Most answers kept that say there is no page: their addresses are as many as anybody likes to ask for. */
const MAX_ABSENCES = 100;

/**
 * Creates a page cache. A page whose data could not be read is never kept, and never replaces a good
 * one: visitors see the last good page while the database is away.
 */
export function createPageCache(
  renderPage: (key: string) => Promise<RenderOutcome>,
  now: () => number = performance.now.bind(performance),
): PageCache {
  const pages = new Map<string, CacheEntry>();
  const absences = new Map<string, CacheEntry>();
  const rendering = new Map<string, Promise<CachedPage>>();
  let version = 0;

  async function renderAndKeep(key: string): Promise<CachedPage> {
    const started = { version, renderedAt: now() };
    // As it is now: others may push it out meanwhile.
    const kept = find(key);
    const { page, isComplete } = await renderPage(key).catch((error: unknown) => {
      if (!kept) throw error;
      console.error(`Rendering ${key} failed, the last good page stays`, error);
      return { page: kept.page, isComplete: false };
    });
    if (!isComplete) return kept?.page ?? page;
    keep(key, { page, ...started });
    return page;
  }

  const find = (key: string) => pages.get(key) ?? absences.get(key);

  function keep(key: string, entry: CacheEntry): void {
    pages.delete(key);
    absences.delete(key);
    const [entries, most] = entry.page.status < 400 ? [pages, MAX_PAGES] : [absences, MAX_ABSENCES];
    entries.set(key, entry);
    if (entries.size > most) entries.delete(entries.keys().next().value as string);
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
      const entry = find(key);
      if (!entry) return null;
      const age = now() - entry.renderedAt;
      if (age > SHOWN_MS) return null;
      const isStale = entry.version !== version || age > FRESH_MS;
      if (isStale && !rendering.has(key)) void render(key);
      return entry.page;
    },
    render,
    invalidate() {
      version += 1;
    },
  };
}
