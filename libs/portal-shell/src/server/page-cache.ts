import { LRUCache } from 'lru-cache';
import type { ContentVersions } from './content-versions';
import type { PageResponse } from './page-response';
import type { PageSource } from './page-sources';

/** What a render gives: the page, what it was made of, and whether all of that was there. */
export interface RenderOutcome {
  readonly page: PageResponse;
  readonly sources: readonly PageSource[];
  readonly isComplete: boolean;
}

/** What a visitor found: a page as it is now, one that may have changed, or none. */
export type LookupOutcome = 'hit' | 'stale' | 'miss';

/** What became of a page that may have changed: nothing differed, the same came out of a render, or another page did. */
export type RefreshOutcome = 'unchanged' | 'same' | 'changed' | 'failed';

/** Full-page cache of anonymous pages with stale-while-revalidate. */
export interface PageCache {
  /** Returns the cached page, unless it is too old; a stale one is refreshed in the background. */
  get(key: string): PageResponse | null;
  /** Returns a page as it is now, and keeps it when it is complete; callers that come at once share the work. */
  render(key: string): Promise<PageResponse>;
  /** Content has changed: the pages that were made of it are refreshed with their next visit. */
  invalidate(): void;
  /** Bytes of what is kept. */
  getByteLength(): number;
}

/** What a page cache works with. */
export interface PageCacheOptions {
  readonly render: (key: string) => Promise<RenderOutcome>;
  /** Returns the sources of a page as they are now where they say the same as before; `null` where they do not. */
  readonly recheck: (sources: readonly PageSource[]) => Promise<readonly PageSource[] | null>;
  readonly versions: Pick<ContentVersions, 'isOutdated' | 'getHeardAt'>;
  /** Milliseconds. */
  readonly now?: () => number;
  readonly limits?: PageCacheLimits;
  readonly noteLookup?: ((outcome: LookupOutcome) => void) | undefined;
  readonly noteRefresh?: ((outcome: RefreshOutcome) => void) | undefined;
}

/** Most bytes that are kept; what was asked for least recently goes first. */
export interface PageCacheLimits {
  readonly pages: number;
  /** Of responses that say there is no page: their URLs are as many as anybody likes to ask for. */
  readonly absences: number;
}

interface CacheEntry {
  readonly page: PageResponse;
  readonly sources: readonly PageSource[];
  readonly renderedAt: number;
  /** When its sources were last known to say what the page shows. */
  readonly checkedAt: number;
  /** Up to when it is taken for what it would be now. */
  freshUntil: number;
}

const MEBIBYTE = 2 ** 20;
const LIMITS: PageCacheLimits = { pages: 128 * MEBIBYTE, absences: 4 * MEBIBYTE };

/** So long a page is taken for what it would be now where some of it changes with the clock, or nobody tells. */
const FRESH_MS = 30_000;

/** So long after it may have changed a page is shown; then only where it cannot be rendered. */
const SHOWN_MS = 30_000;

/** So long a page that was made of content alone stands: the day may be in it. */
const STANDING_MS = 3_600_000;

/** So long an instance of the API may take to hear of a change that another one has told of. */
const SETTLING_MS = 1000;

/** Bytes of an entry beyond its body: its sources, headers and key, estimated. */
const ENTRY_BYTES = 4096;

/**
 * Creates a page cache. A page whose data could not be read is never kept, and never replaces a good
 * one: visitors see the last good page while the database is away.
 */
export function createPageCache({
  render: renderPage,
  recheck,
  versions,
  now = performance.now.bind(performance),
  limits = LIMITS,
  noteLookup,
  noteRefresh,
}: PageCacheOptions): PageCache {
  const [pages, absences] = [createStore(limits.pages), createStore(limits.absences)];
  const stores = [pages, absences];
  const running = new Map<string, Promise<PageResponse>>();
  const find = (key: string) => pages.get(key) ?? absences.get(key);

  // An API that is away tells of no change: then the clock alone decides.
  const findFreshUntil = ({ freshUntil, checkedAt }: CacheEntry) =>
    Math.min(freshUntil, Math.max(checkedAt, versions.getHeardAt()) + FRESH_MS);

  async function refresh(key: string): Promise<PageResponse> {
    const startedAt = now();
    // As it is now: others may push it out meanwhile.
    const kept = find(key);
    const sources = kept && startedAt - kept.renderedAt < STANDING_MS ? await recheck(kept.sources) : null;
    if (!kept || !sources) return renderAndKeep(key, kept);
    noteRefresh?.('unchanged');
    keep(key, { ...kept, sources, checkedAt: startedAt });
    return kept.page;
  }

  async function renderAndKeep(key: string, kept: CacheEntry | undefined): Promise<PageResponse> {
    const startedAt = now();
    const outcome = await renderPage(key).catch((error: unknown) => {
      if (!kept) throw error;
      console.error(`Rendering ${key} failed, the last good page stays`, error);
      return null;
    });
    // What is gone is not shown on, though the calls about it fail from now on.
    if (outcome && !outcome.isComplete && isAbsent(outcome.page)) {
      for (const store of stores) store.delete(key);
      return outcome.page;
    }
    if (!outcome?.isComplete) {
      if (kept) noteRefresh?.('failed');
      return kept?.page ?? (outcome as RenderOutcome).page;
    }
    const { page: rendered, sources } = outcome;
    const page = kept && isSame(kept.page, rendered) ? kept.page : rendered;
    if (kept) noteRefresh?.(page === rendered ? 'changed' : 'same');
    keep(key, { page, sources, renderedAt: startedAt, checkedAt: startedAt });
    return page;
  }

  function keep(key: string, known: Omit<CacheEntry, 'freshUntil'>): void {
    const { body, status } = known.page;
    const store = status < 400 ? pages : absences;
    for (const other of stores) if (other !== store) other.delete(key);
    store.set(key, { ...known, freshUntil: schedule(known) });
    // A body grows as its encodings are made; the store counts the bytes of another entry alone.
    body.onChange = () => {
      const entry = store.peek(key);
      if (entry?.page.body === body) store.set(key, { ...entry });
    };
  }

  function schedule({ sources, renderedAt, checkedAt }: Omit<CacheEntry, 'freshUntil'>): number {
    if (sources.some(versions.isOutdated)) return checkedAt + SETTLING_MS;
    return sources.every(({ isTimeless }) => isTimeless) ? renderedAt + STANDING_MS : checkedAt + FRESH_MS;
  }

  function render(key: string): Promise<PageResponse> {
    const known = running.get(key);
    if (known) return known;
    const promise = refresh(key).finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  }

  return {
    get(key) {
      const entry = find(key);
      if (!entry) return null;
      const overdue = now() - findFreshUntil(entry);
      if (overdue > SHOWN_MS) return null;
      const isStale = overdue > 0;
      noteLookup?.(isStale ? 'stale' : 'hit');
      if (isStale && !running.has(key)) void render(key);
      return entry.page;
    },
    render(key) {
      noteLookup?.('miss');
      return render(key);
    },
    invalidate() {
      const changedAt = now();
      for (const store of stores)
        for (const entry of store.values())
          if (entry.sources.some(versions.isOutdated)) entry.freshUntil = Math.min(entry.freshUntil, changedAt - 1);
    },
    getByteLength: () => pages.calculatedSize + absences.calculatedSize,
  };
}

function createStore(maxSize: number): LRUCache<string, CacheEntry> {
  return new LRUCache({ maxSize, sizeCalculation: ({ page }) => page.body.byteLength + ENTRY_BYTES });
}

/** Whether a page says what another one says, so that its encodings can be kept. */
function isSame(kept: PageResponse, rendered: PageResponse): boolean {
  return kept.body.etag === rendered.body.etag && kept.status === rendered.status && kept.headers === rendered.headers;
}

/** Whether the item of a page was never there, or is there no longer. */
function isAbsent({ status }: PageResponse): boolean {
  return status === 404 || status === 410;
}
