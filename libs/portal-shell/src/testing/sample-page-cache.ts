import { EncodedBody } from '../server/encoded-body';
import { createPageCache, type PageCacheOptions } from '../server/page-cache';
import { PageResponse } from '../server/page-response';
import type { PageSource } from '../server/page-sources';

const HEADERS = {};
/** A render's outcome. */
export const page = (text: string, isComplete = true, status = 200, sources: readonly PageSource[] = [SOURCE]) => ({
  ...{ page: new PageResponse(status, HEADERS, new EncodedBody(text)), sources, isComplete },
});
/** Text of a page. */
export const read = (outcome: PageResponse | null) => outcome?.body.identity.toString();
/** Lets what runs in the background come to its end. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A call that follows the clock, made of news and whatever else. */
export const SOURCE: PageSource = {
  request: { method: 'GET', path: '/news', bodyType: 'json' },
  ...{ digest: 'a', isTimeless: false, version: 1, topics: ['news'] },
};
/** A call that stays right as long as no news change. */
export const TIMELESS: PageSource = { ...SOURCE, isTimeless: true };

/** A page cache whose API tells of versions; what is asked for again differs unless a test says otherwise. */
export function createCache(
  render: PageCacheOptions['render'],
  { now = () => 0, ...options }: Partial<PageCacheOptions> = {},
) {
  const known: Record<string, number> = { news: 1 };
  const versions = {
    isOutdated: ({
      version,
      topics = [],
    }: {
      readonly version: number | undefined;
      readonly topics?: readonly string[] | undefined;
    }) => topics.some((topic) => known[topic] !== version),
    getHeardAt: now,
  };
  const cache = createPageCache({ render, recheck: async () => null, versions, now, ...options });
  return {
    ...cache,
    /** Content of a topic changes, and the API tells of it. */
    change(topic: string) {
      known[topic] = (known[topic] ?? 0) + 1;
      cache.invalidate();
    },
    known,
  };
}
