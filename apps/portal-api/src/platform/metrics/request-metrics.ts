import type { Metrics } from '@portal/metrics';
import { findEndpointName } from '../http/endpoint-names';

/** A request that has been responded to. */
export interface FinishedRequest {
  readonly method: string;
  /** Path of the route that served it, as the contract writes it; `undefined` where none did. */
  readonly path: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
  /** `process` for calls of pages that are rendered beside the API. */
  readonly via: 'http' | 'process';
}

/** Notes a finished request. */
export type NoteRequest = (request: FinishedRequest) => void;

/** Seconds. Cached responses take less than the first, a request is given up after the last. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Measures requests by the name of their call, `other` for files, pages and what is not found; never by their URL. */
export function createRequestMetrics(metrics: Metrics): NoteRequest {
  const observe = metrics.histogram(
    'portal_request_duration_seconds',
    'Time from a request to the end of its response; streams of events count until they end',
    ['endpoint', 'method', 'status', 'via'],
    BUCKETS,
  );
  return ({ method, path, status, milliseconds, via }) =>
    observe(
      { endpoint: findEndpointName(method, path) ?? 'other', method, status: `${Math.floor(status / 100)}xx`, via },
      milliseconds / 1000,
    );
}
