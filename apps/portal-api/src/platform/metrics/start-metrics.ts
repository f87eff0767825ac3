import type { SharedEnvironment } from '../config';
import type { Metrics } from './metrics';

/** Metrics that are served. */
export interface RunningMetrics {
  readonly metrics: Metrics;
  /** Where they are scraped. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves metrics where the environment says so; without `METRICS_PORT` nothing of it is even loaded. Rejects with a
 * `StartupError` where the port cannot be had.
 */
export async function startMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Pick<SharedEnvironment, 'METRICS_PORT' | 'METRICS_HOST'>,
  onFailure: (error: unknown) => void,
): Promise<RunningMetrics | undefined> {
  if (port === undefined) return undefined;
  const { createMetricsRegistry } = await import('./metrics-registry');
  const { openMetricsServer } = await import('./metrics-server');
  const metrics = createMetricsRegistry(onFailure);
  return { metrics, ...(await openMetricsServer(metrics, host, port)) };
}
