import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics, Sample } from './metrics';

/** Metrics with what they come to, for whoever scrapes them. */
export interface MetricsRegistry extends Metrics {
  readonly contentType: string;
  /** Returns all metrics in the text format of Prometheus. */
  write(): Promise<string>;
}

type Collect = () => readonly Sample<string>[] | Promise<readonly Sample<string>[]>;

/**
 * Creates a registry that has the metrics of the process already. `onFailure` is called with gauges that cannot be
 * read.
 */
export function createMetricsRegistry(onFailure: (error: unknown) => void): MetricsRegistry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const collectors = new Map<string, Collect[]>();
  const find = <Kind>(name: string) => registry.getSingleMetric(name) as Kind | undefined;
  return {
    counter(name, help, labelNames) {
      const counter = find<Counter>(name) ?? new Counter({ name, help, labelNames, registers });
      return (labels) => counter.inc(labels);
    },
    histogram(name, help, labelNames, buckets) {
      const histogram =
        find<Histogram>(name) ?? new Histogram({ name, help, labelNames, buckets: [...buckets], registers });
      return (labels, value) => histogram.observe(labels, value);
    },
    gauge(name, help, labelNames, collect) {
      const known = collectors.get(name);
      if (known) return void known.push(collect);
      const all: Collect[] = [collect];
      collectors.set(name, all);
      new Gauge<string>({
        ...{ name, help, labelNames, registers },
        async collect() {
          this.reset();
          for (const each of all) {
            try {
              for (const { labels, value } of await each()) this.set(labels, value);
            } catch (error) {
              onFailure(error);
            }
          }
        },
      });
    },
    contentType: registry.contentType,
    write: () => registry.metrics(),
  };
}
