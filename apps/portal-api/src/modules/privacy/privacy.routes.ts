import {
  checkAccountClosing,
  getDataExport,
  getDataExportFile,
  requestAccountClosing,
  requestDataExport,
  revokeAccountClosing,
} from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/file-store';
import { type Implementation, implement, implementRaw } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { BlockerSource } from '../../platform/modules/closing-blocker';
import type { PersonalData } from '../../platform/modules/personal-data';
import type { DataProtection } from '../../platform/security/data-protection';
import { createAccountClosings } from './account-closing.service';
import { createDataExports } from './data-export.service';

const SAVING_WINDOWS = [
  { max: 30, seconds: 60 },
  { max: 300, seconds: 86_400 },
];

const FILE_WINDOWS = [{ max: 10, seconds: 60 }];

export interface PrivacyRoutesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly idempotency: IdempotencyService;
  readonly files: FileStore;
  readonly personalData: readonly PersonalData[];
  readonly closingBlockers: readonly BlockerSource[];
}

/** Calls of the privacy page: the export of personal data, the closing of the account. */
export function createPrivacyRoutes(options: PrivacyRoutesOptions): Implementation[] {
  const { orm } = options.database;
  const exports = createDataExports({ ...options, orm });
  const closings = createAccountClosings(options);
  return [
    implement(
      requestDataExport,
      async ({ ticket }, context) => exports.request(await requireSubject(context), ticket, context),
      { successMsg: '已开始导出', bodyLimit: 4096, rateWindows: SAVING_WINDOWS },
    ),
    implement(getDataExport, async ({ taskId }, context) => exports.find(await requireSubject(context), taskId)),
    implementRaw(
      getDataExportFile,
      async ({ taskId }, context) => exports.readFile(await requireSubject(context), taskId),
      { rateWindows: FILE_WINDOWS },
    ),
    implement(checkAccountClosing, async (_input, context) => closings.check(await requireSubject(context))),
    implement(
      requestAccountClosing,
      async (form, context) => closings.request(await requireSubject(context), form, context),
      {
        successMsg: '已提交注销申请',
        bodyLimit: 4096,
        rateWindows: SAVING_WINDOWS,
      },
    ),
    implement(revokeAccountClosing, async (_input, context) => closings.revoke(await requireSubject(context)), {
      successMsg: '已取消注销',
      bodyLimit: 4096,
    }),
  ];
}
