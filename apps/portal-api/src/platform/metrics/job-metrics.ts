import type { Metrics } from '@portal/metrics';
import { isNotNull, min, sql } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { backgroundJob, type JobState } from '../jobs/jobs.tables';

const STATES = ['waiting', 'running', 'dead'] as const satisfies readonly JobState[];

/** Shows how many jobs are waiting, running and dead, and since when which of them wait for somebody else. */
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
  const help = 'Since when jobs of a name wait for the end of an outage of somebody else, as a Unix time';
  metrics.gauge('portal_job_outage_since_seconds', help, ['name'], async () => {
    const rows = await orm
      .select({ name: backgroundJob.name, since: min(backgroundJob.waitsSince) })
      .from(backgroundJob)
      .where(isNotNull(backgroundJob.waitsSince))
      .groupBy(backgroundJob.name);
    return rows.map(({ name, since }) => ({ labels: { name }, value: (since?.getTime() ?? 0) / 1000 }));
  });
}
