import type { Metrics } from '@portal/metrics';
import type { Database } from '../database/database';

/** Shows the connections to the database: those of single queries and those of transactions. */
export function registerDatabaseMetrics(metrics: Metrics, { countConnections }: Pick<Database, 'countConnections'>) {
  metrics.gauge(
    'portal_database_connections',
    'Connections of a pool: all of them, those nobody uses, and callers that wait for one',
    ['pool', 'state'],
    () =>
      Object.entries(countConnections()).flatMap(([pool, counts]) =>
        Object.entries(counts).map(([state, value]) => ({ labels: { pool, state }, value })),
      ),
  );
}
