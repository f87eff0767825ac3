import type { Endpoint } from '@portal/api-contract';
import type { Metrics } from '@portal/metrics';
import { findEndpointName } from '../http/endpoint-names';

/** Notes that the cache of a call was asked, and whether it had a fresh response. */
export type NoteLookup = (endpoint: Endpoint, isHit: boolean) => void;

/** Counts what the caches of responses are asked for. */
export function createCacheMetrics(metrics: Metrics): NoteLookup {
  const count = metrics.counter('portal_response_cache_lookups_total', 'Look-ups in the caches of responses', [
    'endpoint',
    'outcome',
  ]);
  return ({ method, path }, isHit) =>
    count({ endpoint: findEndpointName(method, path) ?? 'other', outcome: isHit ? 'hit' : 'miss' });
}
