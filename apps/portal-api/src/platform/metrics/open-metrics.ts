import { MetricsPortError, type RunningMetrics, startMetrics } from '@portal/metrics';
import type { SharedEnvironment } from '../config';
import { StartupError } from '../startup-error';

/**
 * Serves metrics where the environment says so; without `METRICS_PORT` nothing of it is even loaded. Rejects with a
 * `StartupError` where the port cannot be had.
 */
export async function openMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Pick<SharedEnvironment, 'METRICS_PORT' | 'METRICS_HOST'>,
  onFailure: (error: unknown) => void,
): Promise<RunningMetrics | undefined> {
  try {
    return await startMetrics({ port, host }, onFailure);
  } catch (error) {
    throw error instanceof MetricsPortError ? new StartupError(error.message) : error;
  }
}
