import type { Clock } from './clock';
import type { QueryRunner } from './database/database';
import type { IdempotencyService } from './modules/idempotency/idempotency.service';
import { forgetOldTracking } from './modules/tracking/tracking.routes';

const INTERVAL_MS = 3_600_000;

/** Deletes what has outlived its purpose, every hour. Returns how to stop. */
export function startMaintenance(orm: QueryRunner, idempotency: IdempotencyService, clock: Clock): () => void {
  const timer = setInterval(() => {
    // Without the database there is nothing to delete; the next hour comes.
    idempotency.forgetExpired().catch(() => undefined);
    forgetOldTracking(orm, clock).catch(() => undefined);
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
