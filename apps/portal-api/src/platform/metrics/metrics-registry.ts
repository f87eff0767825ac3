import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from './metrics';

/** Metrics with what they come to, for whoever scrapes them. */
export interface MetricsRegistry extends Metrics {
  readonly contentType: string;
  /** Returns all metrics in the text format of Prometheus. */
  write(): Promise<string>;
}

/** Creates a registry that has the metrics of the process already. `onFailure` hears of gauges that cannot be read. */
export function createMetricsRegistry(onFailure: (error: unknown) => void): MetricsRegistry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    counter(name, help, labelNames) {
      const counter = new Counter({ name, help, labelNames, registers });
      return (labels) => counter.inc(labels);
    },
    histogram(name, help, labelNames, buckets) {
      const histogram = new Histogram({ name, help, labelNames, buckets: [...buckets], registers });
      return (labels, value) => histogram.observe(labels, value);
    },
    gauge(name, help, labelNames, collect) {
      new Gauge({
        ...{ name, help, labelNames, registers },
        async collect() {
          this.reset();
          try {
            for (const { labels, value } of await collect()) this.set(labels, value);
          } catch (error) {
            onFailure(error);
          }
        },
      });
    },
    contentType: registry.contentType,
    write: () => registry.metrics(),
  };
}
