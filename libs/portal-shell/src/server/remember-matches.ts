import { LRUCache } from 'lru-cache';
import type { PageMatch } from '../pages/match-page';
import type { PageRegistry } from '../pages/page-registry';

const MAX_BYTES = 2 ** 20;

/** Bytes of a match beyond its pathname, estimated. */
const MATCH_BYTES = 256;

/** Spares a registry the ranking of all its routes for pathnames that were matched before. */
export function rememberMatches(pages: PageRegistry): PageRegistry {
  const known = new LRUCache<string, PageMatch>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_match, pathname) => MATCH_BYTES + 2 * pathname.length,
  });
  return {
    ...pages,
    async match(pathname) {
      const remembered = known.get(pathname);
      if (remembered) return remembered;
      const match = await pages.match(pathname);
      if (match) known.set(pathname, match);
      return match;
    },
  };
}
