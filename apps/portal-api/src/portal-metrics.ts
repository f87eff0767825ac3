import type { RunningMetrics } from '@portal/metrics';
import type { SharedEnvironment } from './platform/config';
import type { Database } from './platform/database/database';
import { createCacheMetrics, type NoteLookup } from './platform/metrics/cache-metrics';
import { registerDatabaseMetrics } from './platform/metrics/database-metrics';
import { registerJobMetrics } from './platform/metrics/job-metrics';
import { openMetrics } from './platform/metrics/open-metrics';
import { registerQueueMetrics } from './platform/metrics/queue-metrics';
import { createRequestMetrics, type NoteRequest } from './platform/metrics/request-metrics';
import type { OperatorQueue } from './platform/operations/operator-queue';

/** What is measured of the portal as a whole. */
export interface PortalMetrics extends RunningMetrics {
  readonly noteRequest: NoteRequest;
  readonly noteLookup: NoteLookup;
}

/** With what the portal is measured. */
export interface PortalMetricsOptions {
  readonly environment: SharedEnvironment;
  readonly database: Database;
  readonly operatorQueues: readonly OperatorQueue[];
  /** Called with what could not be read. */
  readonly onFailure: (error: unknown) => void;
}

/** Measures the portal where the environment asks for it. */
export async function startPortalMetrics({
  environment,
  database,
  operatorQueues,
  onFailure,
}: PortalMetricsOptions): Promise<PortalMetrics | undefined> {
  const running = await openMetrics(environment, onFailure);
  if (running === undefined) return undefined;
  const { metrics } = running;
  registerDatabaseMetrics(metrics, database);
  registerJobMetrics(metrics, database.orm);
  registerQueueMetrics(metrics, database.orm, operatorQueues);
  return { ...running, noteRequest: createRequestMetrics(metrics), noteLookup: createCacheMetrics(metrics) };
}
