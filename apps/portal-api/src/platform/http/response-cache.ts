import type { Clock } from '../clock';
import type { EncodedResponse } from './encoded-response';

/** Responses kept per call; what visitors can ask for is unbounded, memory is not. */
const MAX_ENTRIES = 500;

interface Entry {
  readonly response: EncodedResponse;
  readonly version: number;
  readonly madeAt: number;
}

/** Where cached responses of one call are kept. */
export interface ResponseCache {
  /** Takes the fresh response for a key, or makes it; when that fails for want of a database, the last good one. */
  respond(key: string, make: () => Promise<EncodedResponse>): EncodedResponse | Promise<EncodedResponse>;
}

export interface ResponseCacheOptions {
  readonly clock: Clock;
  readonly maxAgeMs: number | undefined;
  readonly getVersion: () => number;
  /** Whether a failure leaves the last good response standing. */
  readonly isOutage: (error: unknown) => boolean;
  /** Called with every look-up, and whether there was a fresh response. */
  readonly noteLookup?: ((isHit: boolean) => void) | undefined;
}

/** Creates the cache of one call: least recently used entries go first, simultaneous misses share one making. */
export function createResponseCache({
  clock,
  maxAgeMs = Infinity,
  getVersion,
  isOutage,
  noteLookup,
}: ResponseCacheOptions): ResponseCache {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<EncodedResponse>>();

  const isFresh = (entry: Entry) =>
    entry.version === getVersion() && (maxAgeMs === Infinity || Math.abs(clock().getTime() - entry.madeAt) <= maxAgeMs);

  const keep = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size <= MAX_ENTRIES) return;
    const [oldest] = entries.keys();
    if (oldest !== undefined) entries.delete(oldest);
  };

  const refresh = async (key: string, make: () => Promise<EncodedResponse>, last: Entry | undefined) => {
    // Read before the work: content that changes meanwhile makes the response stale at once.
    const version = getVersion();
    try {
      const response = await make();
      if (response.status < 300) keep(key, { response, version, madeAt: clock().getTime() });
      return response;
    } catch (error) {
      if (last !== undefined && isOutage(error)) return last.response;
      throw error;
    } finally {
      making.delete(key);
    }
  };

  return {
    respond(key, make) {
      const entry = entries.get(key);
      const isHit = entry !== undefined && isFresh(entry);
      noteLookup?.(isHit);
      if (isHit) {
        if (entries.size === MAX_ENTRIES) keep(key, entry);
        return entry.response;
      }
      const running = making.get(key) ?? refresh(key, make, entry);
      making.set(key, running);
      return running;
    },
  };
}
