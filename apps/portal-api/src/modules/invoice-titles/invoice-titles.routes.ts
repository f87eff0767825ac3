import {
  deleteInvoiceTitle,
  expireInvoiceTitle,
  getInvoiceTitle,
  getQueuedInvoiceTitleFile,
  invoiceTitleQueue,
  listInvoiceTitles,
  passInvoiceTitle,
  rejectInvoiceTitle,
  saveInvoiceTitle,
  setDefaultInvoiceTitle,
  withdrawInvoiceTitle,
} from '@portal/api-contract/account';
import type { FileStore } from '../../platform/files/file-store';
import { readFileContent } from '../../platform/files/uploads.service';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { serveQueue } from '../../platform/records/serve-queue';
import { createInvoiceTitlesService, type InvoiceTitlesOptions } from './invoice-titles.service';
import { createTitleAuditService } from './title-audit.service';

export interface InvoiceTitleRoutesOptions extends InvoiceTitlesOptions {
  readonly files: FileStore;
}

/** Calls of invoice titles: their owners' and finance's. */
export function createInvoiceTitleRoutes(options: InvoiceTitleRoutesOptions): Implementation[] {
  return [...createOwnerRoutes(options), ...createQueueRoutes(options)];
}

function createOwnerRoutes(options: InvoiceTitlesOptions): Implementation[] {
  const titles = createInvoiceTitlesService(options);
  return [
    // The page asks again while a title waits, which is no sign of its reader.
    implement(listInvoiceTitles, async (_input, context) => titles.list(await requireSubject(context)), {
      isPassive: true,
    }),
    implement(getInvoiceTitle, async ({ id }, context) => titles.get(await requireSubject(context), id)),
    implement(saveInvoiceTitle, async (form, context) => titles.save(await requireSubject(context), form, context), {
      successMsg: '已保存',
      bodyLimit: 32_768,
    }),
    implement(deleteInvoiceTitle, async ({ id }, context) => titles.delete(await requireSubject(context), id), {
      successMsg: '已删除',
    }),
    implement(setDefaultInvoiceTitle, async ({ id }, context) => titles.setDefault(await requireSubject(context), id), {
      successMsg: '已设为默认抬头',
    }),
    implement(withdrawInvoiceTitle, async ({ id }, context) => titles.withdraw(await requireSubject(context), id), {
      successMsg: '已撤回',
    }),
  ];
}

function createQueueRoutes({ files, ...options }: InvoiceTitleRoutesOptions): Implementation[] {
  const audits = createTitleAuditService(options);
  const finance = createOperatorCalls(options.database.orm, 'finance');
  const withReason = { bodyLimit: 8192 };
  return [
    ...serveQueue(invoiceTitleQueue, audits.queue, finance),
    finance.implementRaw(getQueuedInvoiceTitleFile, async (operator, { id, fileId }) => {
      const file = await audits.findFile(operator, id, fileId);
      return readFileContent({ protection: options.protection, store: files }, file);
    }),
    finance.implement(passInvoiceTitle, (operator, input) => audits.decide(operator, 'approve', input)),
    finance.implement(rejectInvoiceTitle, (operator, input) => audits.decide(operator, 'reject', input), withReason),
    finance.implement(expireInvoiceTitle, (operator, input) => audits.decide(operator, 'expire', input), withReason),
  ];
}
