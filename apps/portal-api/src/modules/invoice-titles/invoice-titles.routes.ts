import {
  deleteInvoiceTitle,
  getInvoiceTitle,
  listInvoiceTitles,
  saveInvoiceTitle,
  setDefaultInvoiceTitle,
  withdrawInvoiceTitle,
} from '@portal/api-contract/account';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { createInvoiceTitlesService, type InvoiceTitlesOptions } from './invoice-titles.service';

/** Calls of the owners of invoice titles. */
export function createInvoiceTitleRoutes(options: InvoiceTitlesOptions): Implementation[] {
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
