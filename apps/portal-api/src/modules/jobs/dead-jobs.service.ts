import type { EndpointData } from '@portal/api-contract';
import type { listDeadJobs } from '@portal/api-contract/account';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { findDeadJobs, reviveDeadJob } from '../../platform/jobs/dead-jobs.repository';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Operator } from '../../platform/operations/operator-calls';

export interface DeadJobsOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** What administrators do with jobs that were given up. */
export function createDeadJobsService({ database, clock }: DeadJobsOptions) {
  return {
    /** A page of the dead letters, last failure first. */
    async list(input: ParsedInput<typeof listDeadJobs>): Promise<EndpointData<typeof listDeadJobs>> {
      const { name, pageNo, pageSize } = input;
      const { rows, total } = await findDeadJobs(database.orm, { name, limit: pageSize, offset: toOffset(input) });
      const list = rows.map((row) => ({
        ...{ id: String(row.id), name: row.name, key: row.key, attempts: row.attempts },
        ...{ reason: row.lastError, failedAt: toChinaTime(row.updatedAt) },
      }));
      return { list, total, pageNo, pageSize };
    },

    /** Has a dead letter tried again, which is noted in the audit log. Rejects with 404 what is none. */
    retry: (operator: Operator, { id }: { readonly id: string }): Promise<null> =>
      database.transaction(async (runner) => {
        const at = clock();
        const job = await reviveDeadJob(runner, Number(id), at);
        if (job === undefined) throw new HttpError(404);
        const subject = { subjectKind: 'job', subjectNo: id, detail: job.name };
        await noteAudit(runner, { actorId: operator.id, action: 'job.retry', ...subject, at });
        return null;
      }),
  };
}
