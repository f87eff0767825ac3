export type { Labels, Metrics, Sample } from './metrics';
export { MetricsPortError } from './metrics-port-error';
export { startMetrics } from './start-metrics';
export type { MetricsPlace, RunningMetrics } from './start-metrics';
