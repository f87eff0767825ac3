import type { Metrics } from '@portal/metrics';
import type { ServerResponse } from 'node:http';
import type { LookupOutcome, RefreshOutcome } from './page-cache';

/** How a brand measures itself. */
export interface PageMetrics {
  readonly noteLookup: (outcome: LookupOutcome) => void;
  readonly noteRefresh: (outcome: RefreshOutcome) => void;
  /** Measures a request from now to the end of its response. */
  beginRequest(response: ServerResponse): void;
  /** Names the route that serves a request; `other` where nobody does. */
  nameRoute(response: ServerResponse, route: string): void;
  /** Shows the bytes that a cache holds. */
  showBytes(readBytes: () => number): void;
}

/** Seconds. Cached pages take less than the first, data is waited for less than the last. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Measures a brand. Requests are named by their route, never by their URL: that holds what visitors typed. */
export function createPageMetrics(metrics: Metrics, basePath: string): PageMetrics {
  const brand = basePath || '/';
  const routes = new WeakMap<ServerResponse, string>();
  const observe = metrics.histogram(
    'portal_page_request_duration_seconds',
    'Time from a request of a brand to the end of its response',
    ['brand', 'route', 'status'],
    BUCKETS,
  );
  const countLookup = metrics.counter(
    'portal_page_cache_lookups_total',
    'Look-ups in the page cache: hits, pages that may have changed and are shown, and pages that had to be made',
    ['brand', 'outcome'],
  );
  const countRefresh = metrics.counter(
    'portal_page_cache_refreshes_total',
    'What became of pages that may have changed: no call said otherwise, the same was rendered, another page, or none',
    ['brand', 'outcome'],
  );
  return {
    noteLookup: (outcome) => countLookup({ brand, outcome }),
    noteRefresh: (outcome) => countRefresh({ brand, outcome }),
    beginRequest(response) {
      const beganAt = performance.now();
      response.once('close', () => {
        const route = routes.get(response) ?? 'other';
        const status = `${Math.floor(response.statusCode / 100)}xx`;
        observe({ brand, route, status }, (performance.now() - beganAt) / 1000);
      });
    },
    nameRoute: (response, route) => void routes.set(response, route),
    showBytes(readBytes) {
      metrics.gauge('portal_page_cache_bytes', 'Bytes that the page cache holds, with all encodings', ['brand'], () => [
        { labels: { brand }, value: readBytes() },
      ]);
    },
  };
}
