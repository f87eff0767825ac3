import type { Metrics } from './metrics';

/** Metrics that are served. */
export interface RunningMetrics {
  readonly metrics: Metrics;
  /** Where they are scraped. */
  readonly url: string;
  close(): Promise<void>;
}

/** Where metrics are to be served. */
export interface MetricsPlace {
  /** Absent where nothing is to be measured. */
  readonly port: number | undefined;
  readonly host: string;
}

/**
 * Serves metrics; without a port nothing of it is even loaded. Rejects with a `MetricsPortError` where the port cannot
 * be had. `onFailure` is called with gauges that cannot be read.
 */
export async function startMetrics(
  { port, host }: MetricsPlace,
  onFailure: (error: unknown) => void,
): Promise<RunningMetrics | undefined> {
  if (port === undefined) return undefined;
  const { createMetricsRegistry } = await import('./metrics-registry');
  const { openMetricsServer } = await import('./metrics-server');
  const metrics = createMetricsRegistry(onFailure);
  return { metrics, ...(await openMetricsServer(metrics, host, port)) };
}
