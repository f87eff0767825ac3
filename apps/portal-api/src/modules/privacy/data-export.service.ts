import type { DataExport } from '@portal/api-contract/account';
import { toChinaDay, toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { FAILED } from '../../platform/exports/export-table';
import { createExportTasks, type ExportTasksOptions, toExportTask } from '../../platform/exports/export-tasks';
import type { CallContext } from '../../platform/http/call-context';
import { StreamedFileResponse } from '../../platform/http/raw-response';
import { HttpError } from '../../platform/http/http-error';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Subject } from '../../platform/security/session-verifier';
import { dataExports } from './data-export-record';
import { createOwnerProofs } from './owner-proof';

const DAY_MS = 24 * 3_600_000;

export interface DataExportsOptions extends ExportTasksOptions {
  readonly idempotency: IdempotencyService;
}

/** Exports of personal data as their owner sees them; the worker makes them. */
export function createDataExports(options: DataExportsOptions) {
  const { orm, clock, idempotency } = options;
  const proofs = createOwnerProofs(clock);
  const tasks = createExportTasks(dataExports, options);

  async function store(runner: QueryRunner, owner: Subject, ticket: string): Promise<{ taskId: string }> {
    const last = await tasks.hold(runner, owner);
    const waitMs = last ? last.requestedAt.getTime() + DAY_MS - clock().getTime() : 0;
    if (waitMs > 0)
      throw new HttpError(429, '24小时内只能导出一次，请稍后再试', { retryAfter: Math.ceil(waitMs / 1000) });
    await proofs.require(runner, owner, { scene: 'exportData', ticket, purpose: '申请导出' });
    const { id } = await tasks.create(runner, owner);
    await audit(runner, owner, 'request', id);
    return { taskId: id };
  }

  /** Everything about somebody leaves the portal: it is noted who asked for it and who fetched it (security H35). */
  function audit(runner: QueryRunner, owner: Subject, action: string, subjectNo: string): Promise<void> {
    return noteAudit(runner, { actorId: owner.id, action, subjectKind: 'dataexport', subjectNo, at: clock() });
  }

  return {
    /** Asks for an export. Rejects with 409 while one is being made, with 429 within a day of the last one. */
    request(owner: Subject, ticket: string, context: CallContext): Promise<{ taskId: string }> {
      const call = { scope: 'data-export', owner, input: ticket, context };
      return idempotency.runOnce(call, (runner) => store(runner, owner, ticket));
    },
    /** How far an export is; the newest one without an id. */
    async find(owner: Subject, taskId: string | undefined): Promise<DataExport | null> {
      const [row, now] = [await tasks.find(owner, taskId), clock()];
      if (row === undefined) return null;
      const nextAt = row.state === FAILED ? now : new Date(row.requestedAt.getTime() + DAY_MS);
      return { ...toExportTask(row, now, '/ptl/privacy/exportFile'), nextAt: toChinaTime(nextAt) };
    },
    /** The zip of an export, which is noted in the audit log. */
    async readFile(owner: Subject, taskId: string): Promise<StreamedFileResponse> {
      const { row, content } = await tasks.open(owner, taskId);
      await audit(orm, owner, 'download', row.id);
      return new StreamedFileResponse(content, `个人数据-${toChinaDay(row.requestedAt)}.zip`, 'application/zip', false);
    },
  };
}

export type DataExports = ReturnType<typeof createDataExports>;
