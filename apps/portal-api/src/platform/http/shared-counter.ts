import type { RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import type { CallCounter } from './rate-limiter';
import type { RedisConnection } from './redis-connection';

/** The libraries' own limit is not used: they count, and the limiter judges. */
const COUNT_ONLY = { points: 1, duration: 1, keyPrefix: 'limit' };

export interface SharedCounterOptions {
  /** Whether the place where calls are counted can be reached. */
  readonly isUp: () => boolean;
  /** Counts for this process alone while it cannot. */
  readonly standIn: CallCounter;
}

/** Counts in the database, in the table `rate_limit`. */
export function createPostgresCounter(pool: Pool, options: SharedCounterOptions): CallCounter {
  const store = new RateLimiterPostgres({
    ...COUNT_ONLY,
    ...{ storeClient: pool, storeType: 'pool', tableName: 'rate_limit', tableCreated: true },
    clearExpiredByTimeout: false,
  });
  return createSharedCounter(store, options);
}

/** Counts in Redis. */
export function createRedisCounter({ client }: RedisConnection, standIn: CallCounter): CallCounter {
  const store = new RateLimiterRedis({ ...COUNT_ONLY, storeClient: client, useRedisPackage: true });
  return createSharedCounter(store, { isUp: () => client.isReady, standIn });
}

/** A limit that cannot be shared at the moment is kept all the same, and no call fails for it. */
function createSharedCounter(store: RateLimiterStoreAbstract, { isUp, standIn }: SharedCounterOptions): CallCounter {
  return {
    async increment(key, seconds) {
      if (!isUp()) return standIn.increment(key, seconds);
      try {
        const { consumedPoints, msBeforeNext } = await store.penalty(key, 1, { customDuration: seconds });
        return { calls: consumedPoints, leftMs: msBeforeNext };
      } catch {
        // Whoever watches over the store reports that it is away.
        return standIn.increment(key, seconds);
      }
    },
  };
}
