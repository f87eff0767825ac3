import {
  checkAccountClosing,
  getDataExport,
  getDataExportFile,
  listConsents,
  requestAccountClosing,
  requestDataExport,
  revokeAccountClosing,
  saveConsent,
} from '@portal/api-contract/account';
import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import { type Implementation, implement, implementRaw } from '../../http/implement';
import type { DataProtection } from '../../security/data-protection';
import type { Operators } from '../../security/operators';
import type { FileStore } from '../files/file-store';
import type { IdempotencyService } from '../idempotency/idempotency.service';
import { requireSubject } from '../users/profile.routes';
import { createAccountClosings } from './account-closing.service';
import { createConsents } from './consents.service';
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
  readonly operators: Operators;
}

/** Calls of the privacy page: consents, the export of personal data, the closing of the account. */
export function createPrivacyRoutes(options: PrivacyRoutesOptions): Implementation[] {
  const { orm } = options.database;
  const consents = createConsents(options.database, options.clock);
  const exports = createDataExports({ ...options, orm });
  const closings = createAccountClosings(options);
  return [
    implement(listConsents, async (_input, context) => consents.list(await requireSubject(context))),
    implement(
      saveConsent,
      async ({ key, agreed }, context) => consents.save(await requireSubject(context), key, agreed),
      { successMsg: '已保存', bodyLimit: 4096, rateWindows: SAVING_WINDOWS },
    ),
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
