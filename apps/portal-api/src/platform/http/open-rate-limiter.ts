import { lt } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { SharedEnvironment } from '../config';
import type { Database, OpenedDatabase } from '../database/database';
import { isOneOfSeveral } from '../instances';
import type { Job } from '../jobs/job';
import { createMemoryCounter } from './memory-counter';
import { createRateLimiter, type RateLimiter } from './rate-limiter';
import { rateLimit } from './rate-limits.tables';
import { connectRedis } from './redis-connection';
import { createPostgresCounter, createRedisCounter } from './shared-counter';

export interface OpenRateLimiterOptions {
  readonly environment: SharedEnvironment;
  readonly database: OpenedDatabase;
  readonly isDatabaseUp: () => boolean;
  readonly clock: Clock;
  readonly warn: (message: string) => void;
}

/** A limiter, and what belongs to the place where it counts. */
export interface OpenRateLimiter {
  readonly limiter: RateLimiter;
  readonly jobs: readonly Job[];
  close(): void;
}

/**
 * Opens the limiter of an instance. It counts in Redis where there is one, in the database where there may be other
 * instances, else in memory.
 */
export async function openRateLimiter(options: OpenRateLimiterOptions): Promise<OpenRateLimiter> {
  const { environment, database, isDatabaseUp: isUp, clock, warn } = options;
  const memory = createMemoryCounter(clock);
  const open = (counter = memory): OpenRateLimiter => ({
    limiter: createRateLimiter(counter),
    jobs: [],
    close: () => undefined,
  });
  if (environment.REDIS_URL !== undefined) {
    const redis = await connectRedis({ url: environment.REDIS_URL }, warn);
    return { ...open(createRedisCounter(redis, memory)), close: redis.close };
  }
  if (!isOneOfSeveral(environment)) return open();
  return {
    ...open(createPostgresCounter(database.pool, { isUp, standIn: memory })),
    jobs: [{ name: 'limits.purge', every: 'hour', run: () => purgeExpired(database) }],
  };
}

async function purgeExpired({ orm }: Database): Promise<void> {
  await orm.delete(rateLimit).where(lt(rateLimit.expire, Date.now()));
}
