/** Values of a metric's labels, by their names. They come from the program, never from what visitors send. */
export type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** One value of a gauge, under the labels it holds for. */
export interface Sample<Name extends string> {
  readonly labels: Labels<Name>;
  readonly value: number;
}

/**
 * What parts of the portal measure themselves by. It is handed on as `Metrics | undefined`: without `METRICS_PORT`
 * nothing is measured. Names are those of Prometheus, `portal_<what>_<unit>`. A name that is taken is the same metric:
 * brands in one process share theirs, and tell themselves apart by a label.
 */
export interface Metrics {
  /** Returns how to count one more under given labels. */
  counter<Name extends string>(name: string, help: string, labelNames: readonly Name[]): (labels: Labels<Name>) => void;
  /** Returns how to note a value under given labels; `buckets` are upper bounds in the unit of the name. */
  histogram<Name extends string>(
    name: string,
    help: string,
    labelNames: readonly Name[],
    buckets: readonly number[],
  ): (labels: Labels<Name>, value: number) => void;
  /** Asks `collect` with every scrape. Where it fails the gauge has no values, and all others are there. */
  gauge<Name extends string>(
    name: string,
    help: string,
    labelNames: readonly Name[],
    collect: () => readonly Sample<Name>[] | Promise<readonly Sample<Name>[]>,
  ): void;
}
