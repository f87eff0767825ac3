import type { Metrics } from '@portal/metrics';
import { sql } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { backgroundJob, type JobState } from '../jobs/jobs.tables';

const STATES = ['waiting', 'running', 'dead'] as const satisfies readonly JobState[];

/** Shows how many jobs are waiting, running and dead. */
export function registerJobMetrics(metrics: Metrics, orm: QueryRunner): void {
  metrics.gauge('portal_jobs', 'Background jobs', ['state'], async () => {
    const rows = await orm
      .select({ state: backgroundJob.state, total: sql<number>`count(*)::int` })
      .from(backgroundJob)
      .groupBy(backgroundJob.state);
    return STATES.map((state) => ({
      labels: { state },
      value: rows.find((row) => row.state === state)?.total ?? 0,
    }));
  });
}
