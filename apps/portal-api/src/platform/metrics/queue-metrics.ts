import type { Metrics } from '@portal/metrics';
import type { QueryRunner } from '../database/database';
import type { OperatorQueue } from '../operations/operator-queue';

/** Shows how much waits for the people of the platform. */
export function registerQueueMetrics(metrics: Metrics, orm: QueryRunner, queues: readonly OperatorQueue[]): void {
  metrics.gauge('portal_operator_queue_length', 'Records that wait for people of the platform', ['queue'], () =>
    Promise.all(
      queues.map(async ({ name, table, isWaiting }) => ({
        labels: { queue: name },
        value: await orm.$count(table, isWaiting),
      })),
    ),
  );
}
