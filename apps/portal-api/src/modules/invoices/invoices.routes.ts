import {
  applyForInvoice,
  confirmInvoiceReceipt,
  confirmRedInvoice,
  countInvoices,
  deleteInvoice,
  getInvoice,
  getInvoiceFile,
  getRedInvoice,
  listCandidateIds,
  listInvoiceCandidates,
  listInvoicedOrders,
  listInvoices,
  previewInvoice,
  requestRedInvoice,
  resendInvoiceMail,
  suggestInvoiceTitle,
  summarizeInvoices,
  withdrawInvoice,
} from '@portal/api-contract/account';
import { type Implementation, implement, implementRaw, type ServingOptions } from '../../platform/http/implement';
import { FileResponse } from '../../platform/http/raw-response';
import { requireSubject } from '../../platform/http/require-subject';
import { INVOICE_MEDIA_TYPES } from './invoice-files';
import { createInvoicesService, type InvoicesOptions } from './invoices.service';

const WRITING: ServingOptions = {
  bodyLimit: 8192,
  rateWindows: [
    { max: 30, seconds: 60 },
    { max: 600, seconds: 86_400 },
  ],
};

/** Numbers of five thousand orders, with what else is applied for. */
const APPLICATION_BYTES = 262_144;

/** Of thousands of orders, whose amounts are all looked at. */
const APPLICATION_MS = 30_000;

const APPLYING: ServingOptions = { ...WRITING, bodyLimit: APPLICATION_BYTES, deadlineMs: APPLICATION_MS };

const FILE_WINDOWS = [{ max: 120, seconds: 60 }];

/** Calls of the pages of invoices. */
export function createInvoiceRoutes(options: InvoicesOptions): Implementation[] {
  const service = createInvoicesService(options);
  return [
    implement(listInvoiceCandidates, async (input, context) =>
      service.candidates(await requireSubject(context), input),
    ),
    implement(listCandidateIds, async (input, context) => service.candidateIds(await requireSubject(context), input)),
    implement(
      suggestInvoiceTitle,
      async ({ candidateIds }, context) => service.suggestTitle(await requireSubject(context), candidateIds),
      { bodyLimit: APPLICATION_BYTES, rateWindows: [{ max: 60, seconds: 60 }] },
    ),
    implement(previewInvoice, async (input, context) => service.preview(await requireSubject(context), input), {
      ...{ bodyLimit: APPLICATION_BYTES, deadlineMs: APPLICATION_MS, rateWindows: [{ max: 60, seconds: 60 }] },
    }),
    implement(
      applyForInvoice,
      async (input, context) => service.apply({ owner: await requireSubject(context), input, context }),
      { ...APPLYING, successMsg: '已提交开票申请' },
    ),
    // The page asks again while something is under way, which is no sign of its reader.
    implement(listInvoices, async (input, context) => service.list(await requireSubject(context), input), {
      isPassive: true,
    }),
    implement(countInvoices, async (_input, context) => service.count(await requireSubject(context)), {
      isPassive: true,
    }),
    implement(summarizeInvoices, async (_input, context) => service.summarize(await requireSubject(context)), {
      isPassive: true,
    }),
    implement(getInvoice, async ({ id }, context) => service.open(await requireSubject(context), id), {
      isPassive: true,
    }),
    implement(listInvoicedOrders, async (input, context) => service.orders(await requireSubject(context), input)),
    implement(
      withdrawInvoice,
      async (input, context) => service.withdraw({ owner: await requireSubject(context), input, context }),
      { ...WRITING, deadlineMs: APPLICATION_MS, successMsg: '已提交' },
    ),
    implement(
      confirmInvoiceReceipt,
      async (input, context) => service.confirmReceipt({ owner: await requireSubject(context), input, context }),
      { ...WRITING, successMsg: '已签收' },
    ),
    implement(deleteInvoice, async ({ id }, context) => service.remove(await requireSubject(context), id), {
      ...WRITING,
      successMsg: '已删除',
    }),
    implement(
      resendInvoiceMail,
      async (input, context) => service.resendMail({ owner: await requireSubject(context), input, context }),
      { ...WRITING, successMsg: '邮件正在发送' },
    ),
    implementRaw(
      getInvoiceFile,
      async (input, context) => {
        const { bytes, name, format } = await service.readFile(await requireSubject(context), input);
        return new FileResponse(bytes, `发票-${name}`, INVOICE_MEDIA_TYPES[format]);
      },
      { rateWindows: FILE_WINDOWS },
    ),
    implement(
      requestRedInvoice,
      async (input, context) => service.requestRed({ owner: await requireSubject(context), input, context }),
      { ...WRITING, successMsg: '已提交退票申请' },
    ),
    implement(getRedInvoice, async ({ id }, context) => service.readRed(await requireSubject(context), id), {
      isPassive: true,
    }),
    implement(
      confirmRedInvoice,
      async (input, context) => service.confirmRed({ owner: await requireSubject(context), input, context }),
      { ...WRITING, successMsg: '已提交' },
    ),
  ];
}
