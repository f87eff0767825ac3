import type { EndpointData } from '@portal/api-contract';
import type { listDeadJobs } from '@portal/api-contract/account';
import { and, asc, desc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { Refusal } from '../../platform/http/refusal';
import { backgroundJob } from '../../platform/jobs/jobs.tables';
import { wakeWorkers } from '../../platform/jobs/queue-job';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Operator } from '../../platform/operations/operator-calls';

export interface DeadJobsOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** What administrators do with jobs that were given up. */
export function createDeadJobsService({ database, clock }: DeadJobsOptions) {
  const { orm } = database;
  const isDead = eq(backgroundJob.state, 'dead');
  return {
    /** A page of the dead letters, last failure first. */
    async list({
      name,
      pageNo,
      pageSize,
    }: ParsedInput<typeof listDeadJobs>): Promise<EndpointData<typeof listDeadJobs>> {
      const condition = and(isDead, name === undefined ? undefined : eq(backgroundJob.name, name));
      const [rows, total] = await Promise.all([
        orm
          .select()
          .from(backgroundJob)
          .where(condition)
          .orderBy(desc(backgroundJob.updatedAt), asc(backgroundJob.id))
          .limit(pageSize)
          .offset(toOffset({ pageNo, pageSize })),
        orm.$count(backgroundJob, condition),
      ]);
      const list = rows.map((row) => ({
        ...{ id: String(row.id), name: row.name, key: row.key, attempts: row.attempts },
        ...{ reason: row.lastError, failedAt: toChinaTime(row.updatedAt) },
      }));
      return { list, total, pageNo, pageSize };
    },

    /** Has a dead letter tried again, which is noted in the audit log. Refuses with 404 what is none. */
    retry: (operator: Operator, { id }: { readonly id: string }): Promise<null> =>
      database.transaction(async (runner) => {
        const at = clock();
        const [row] = await runner
          .update(backgroundJob)
          .set({ state: 'waiting', attempts: 0, runAt: at, updatedAt: at })
          .where(and(eq(backgroundJob.id, Number(id)), isDead))
          .returning();
        if (row === undefined) throw new Refusal(404);
        const detail = row.name;
        const subject = { subjectKind: 'job', subjectNo: id };
        await noteAudit(runner, { actorId: operator.id, action: 'job.retry', ...subject, detail, at });
        await wakeWorkers(runner);
        return null;
      }),
  };
}
