import type { EndpointData } from '@portal/api-contract';
import { type listFailedJobs, MAX_RETRIES, type retryDeadJobs } from '@portal/api-contract/account';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { findFailedJobs, reviveDeadJobs } from '../../platform/jobs/failed-jobs.repository';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Operator } from '../../platform/operations/operator-calls';

export interface FailedJobsOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** What administrators do with jobs that fail. */
export function createFailedJobsService({ database, clock }: FailedJobsOptions) {
  return {
    /** A page of the dead letters, last failure first, or of what waits for somebody else, the longest outage first. */
    async list(input: ParsedInput<typeof listFailedJobs>): Promise<EndpointData<typeof listFailedJobs>> {
      const { pageNo, pageSize, ...wanted } = input;
      const page = { ...wanted, limit: pageSize, offset: toOffset(input) };
      const { rows, total } = await findFailedJobs(database.orm, page);
      const list = rows.map((row) => ({
        ...{ id: String(row.id), name: row.name, key: row.key, attempts: row.attempts },
        ...{ reason: row.lastError, failedAt: toChinaTime(row.updatedAt) },
        waitsSince: row.waitsSince && toChinaTime(row.waitsSince),
      }));
      return { list, total, pageNo, pageSize };
    },

    /** Has dead letters tried again, which is noted in the audit log. Rejects with 404 what is none. */
    retry: (
      operator: Operator,
      { id, name = '' }: ParsedInput<typeof retryDeadJobs>,
    ): Promise<EndpointData<typeof retryDeadJobs>> =>
      database.transaction(async (runner) => {
        const at = clock();
        const which = id === undefined ? { name } : { id: Number(id) };
        const { rows, left } = await reviveDeadJobs(runner, which, MAX_RETRIES, at);
        const [first] = rows;
        if (first === undefined) throw new HttpError(404);
        const detail = id === undefined ? `${rows.length} ${first.name}` : first.name;
        const subject = { subjectKind: 'job', subjectNo: id ?? '', detail };
        await noteAudit(runner, { actorId: operator.id, action: 'job.retry', ...subject, at });
        return { retried: rows.length, left };
      }),
  };
}
