import { exportWorks, getWorksExport, getWorksExportFile } from '@portal/api-contract/community';
import { toChinaDay } from '../../platform/china-time';
import { createExportTasks, type ExportTasksOptions, toExportTask } from '../../platform/exports/export-tasks';
import type { ExportRow } from '../../platform/exports/export-table';
import { HttpError } from '../../platform/http/http-error';
import { type Implementation, implement, implementRaw } from '../../platform/http/implement';
import { StreamedFileResponse } from '../../platform/http/raw-response';
import { requireSubject } from '../../platform/http/require-subject';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { communityExports, hasWorks } from './works-export';

/** Files stay for seven days: so many of them bound what one owner takes up. */
const REQUEST_WINDOWS = [
  { max: 3, seconds: 60 },
  { max: 10, seconds: 86_400 },
];

export interface WorksExportOptions extends ExportTasksOptions {
  readonly idempotency: IdempotencyService;
}

/** Calls of exports of works. */
export function createWorksExportRoutes(options: WorksExportOptions): Implementation[] {
  const { clock, idempotency } = options;
  const tasks = createExportTasks(communityExports, options);
  const toTask = (row: ExportRow) => toExportTask(row, clock(), getWorksExportFile.path);
  return [
    implement(
      exportWorks,
      async (_input, context) => {
        const owner = await requireSubject(context);
        const call = { scope: 'community.export', owner, input: 'works', context };
        return idempotency.runOnce(call, async (runner) => {
          await tasks.hold(runner, owner);
          if (!(await hasWorks(runner, owner.id))) throw new HttpError(409, '还没有可以导出的作品');
          return toTask(await tasks.create(runner, owner));
        });
      },
      { successMsg: '正在导出', bodyLimit: 1024, rateWindows: REQUEST_WINDOWS },
    ),
    implement(getWorksExport, async ({ taskId }, context) => {
      const row = await tasks.find(await requireSubject(context), taskId);
      return row ? toTask(row) : null;
    }),
    implementRaw(
      getWorksExportFile,
      async ({ taskId }, context) => {
        const { row, content } = await tasks.open(await requireSubject(context), taskId);
        return new StreamedFileResponse(
          content,
          `社区作品-${toChinaDay(row.requestedAt)}.zip`,
          'application/zip',
          false,
        );
      },
      { rateWindows: [{ max: 10, seconds: 60 }] },
    ),
  ];
}
