import type { QuerySnapshot } from '@portal/data-access-api';
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { EncodedBody } from './encoded-body';
import { PageResponse } from './page-response';

/** What surrounds pages changes seldom; so many versions of it are known to documents that are still about. */
const MAX_MODULES = 16;

/** The data of what surrounds every page as scripts of their own, so that no document repeats them. */
export interface FrameModules {
  /** Returns the URL of the script that has this data as its default export; it never has other data. */
  publish(queries: readonly QuerySnapshot[]): string;
  /** Finds a script by its URL. */
  find(url: string): PageResponse | undefined;
}

/** Creates the modules of a brand under its prefix. */
export function createFrameModules(basePath: string, headers: OutgoingHttpHeaders): FrameModules {
  const modules = new LRUCache<string, PageResponse>({ max: MAX_MODULES });
  return {
    publish(queries) {
      const data = JSON.stringify(queries);
      const url = `${basePath}/frame/${createHash('sha256').update(data).digest('hex').slice(0, 16)}.js`;
      if (!modules.get(url)) {
        const body = new EncodedBody(`export default ${data}`, { isSmall: true });
        modules.set(url, new PageResponse(200, headers, body, 'frame'));
      }
      return url;
    },
    find: (url) => modules.get(url),
  };
}
