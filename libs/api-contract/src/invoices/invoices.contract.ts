import { z } from 'zod';
import { calendarDate, idSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { exportTaskSchema } from '../endpoint/export-task';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText } from '../endpoint/text-schemas';
import { stateCountSchema, statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { orderNoSchema } from '../purchase/orders.contract';
import { invoiceAddressSchema, invoiceBuyerSchema, invoiceLineSchema } from './invoice-applications.contract';
import {
  invoiceFormatSchema,
  invoiceIdSchema,
  invoiceMailsSchema,
  invoiceMediumSchema,
  invoicePartSchema,
  invoiceStatusSchema,
  invoiceTypeSchema,
} from './invoice-fields';
import { INVOICE_LIMITS, INVOICE_SORTS, INVOICE_STATUSES } from './invoices.values';
import { invoiceRedSchema } from './red-invoices.contract';

const own = { tags: ['invoices'], auth: 'user' } as const;
const byId = z.object({ id: invoiceIdSchema });

/** An invoice in a list of its owner; `total` in 分, with tax. */
export const invoiceBriefSchema = z.object({
  /** Number of the portal. */
  id: invoiceIdSchema,
  /** Number of the tax platform, 20 digits for 数电; empty before it is issued. */
  number: z.string(),
  invoiceType: invoiceTypeSchema,
  medium: invoiceMediumSchema,
  titleName: z.string(),
  total: z.number().int(),
  orderCount: z.number().int(),
  status: invoiceStatusSchema,
  /** Why the last application for a red invoice came to nothing, shown as the tag 退票驳回 (51); empty otherwise. */
  redRefusal: z.string(),
  createdAt: timestampSchema,
  issuedAt: timestampSchema.nullable(),
  version: versionSchema,
});
export type InvoiceBrief = z.infer<typeof invoiceBriefSchema>;

/** The caller's invoices, the newest first unless told (endpoints §4.5); with `orderNo` those an order is on. */
export const listInvoices = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/invoice/pageList',
  summary: 'Own invoices',
  body: z.object({
    /** States of a tab; all of them where none is given. */
    statuses: z.array(invoiceStatusSchema).max(INVOICE_STATUSES.length).default([]),
    /** Part of a number, of either kind, or of the title. */
    keyword: lineText().max(INVOICE_LIMITS.keyword).optional(),
    orderNo: orderNoSchema.optional(),
    invoiceType: invoiceTypeSchema.optional(),
    medium: invoiceMediumSchema.optional(),
    /** Days of China on which they were applied for, both included. */
    dateFrom: calendarDate('请选择正确的日期').optional(),
    dateTo: calendarDate('请选择正确的日期').optional(),
    sort: z.enum(INVOICE_SORTS).default('-createdAt'),
    ...pageQueryShape,
  }),
  response: pageSchema(invoiceBriefSchema),
});

/** How many of the caller's invoices stand in each state, each counted up to `CAPPED_TOTAL` (path ours). */
export const countInvoices = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/invoice/statusCount',
  summary: 'Own invoices by state',
  response: z.array(stateCountSchema),
});

/** What the caller may have invoices of, what is being invoiced, and what was; in 分 (endpoints §4.5). */
export const summarizeInvoices = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/invoice/summary',
  summary: 'Own sums by how far their invoices are',
  response: z.object({ available: z.number().int(), issuing: z.number().int(), issued: z.number().int() }),
});
export type InvoiceSummary = z.infer<typeof summarizeInvoices.response>;

/** An order on an invoice, and how much of it; in 分. */
export const invoicedOrderSchema = z.object({ orderNo: orderNoSchema, name: z.string(), amount: z.number().int() });
export type InvoicedOrder = z.infer<typeof invoicedOrderSchema>;

/** A file of an invoice; `size` in bytes. */
export const invoiceFileSchema = z.object({
  part: invoicePartSchema,
  format: invoiceFormatSchema,
  name: z.string(),
  size: z.number().int(),
});
export type InvoiceFile = z.infer<typeof invoiceFileSchema>;

const linkSchema = z.object({ id: invoiceIdSchema, number: z.string() }).nullable();

/** An invoice with everything its owner may see; sums in 分. */
export const invoiceDetailSchema = z.object({
  ...invoiceBriefSchema.shape,
  buyer: invoiceBuyerSchema,
  seller: z.object({ name: z.string(), taxNumber: z.string() }),
  lines: z.array(invoiceLineSchema),
  amount: z.number().int(),
  tax: z.number().int(),
  /** `total` in capital characters. */
  capital: z.string(),
  remark: z.string(),
  emails: z.array(z.string()),
  /** When it was last mailed; null before. */
  mailedAt: timestampSchema.nullable(),
  /** Where a paper invoice goes. */
  address: invoiceAddressSchema.nullable(),
  /** The first twenty; `orderList` has all `orderCount`. */
  orders: z.array(invoicedOrderSchema),
  files: z.array(invoiceFileSchema),
  /** Whether its files are void, as those of the demonstration are. */
  isSample: z.boolean(),
  /** The newest red invoice, or application for one; null where there was none. */
  red: invoiceRedSchema.nullable(),
  logistics: z.object({ company: z.string(), trackingNo: z.string(), postedAt: timestampSchema }).nullable(),
  /** The invoice that this one was made in place of, and the one made in place of this. */
  replaces: linkSchema,
  replacedBy: linkSchema,
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  log: z.array(statusLogEntrySchema),
  /** What the owner may do now: `withdraw`, `requestWithdrawal`, `confirmReceipt`, `requestRed`, `confirmRed`, `resendMail`, `download`, `resubmit`, `delete`. */
  actions: z.array(z.string()),
});
export type InvoiceDetail = z.infer<typeof invoiceDetailSchema>;

/** An invoice of the caller (endpoints §4.5). Error: 404. */
export const getInvoice = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/invoice/detail',
  summary: 'An own invoice',
  query: byId,
  response: invoiceDetailSchema,
});

/** The orders of an invoice of the caller, page by page (path ours). Error: 404. */
export const listInvoicedOrders = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/invoice/orderList',
  summary: 'Orders of an own invoice',
  body: z.object({ id: invoiceIdSchema, ...pageQueryShape }),
  response: pageSchema(invoicedOrderSchema),
});

const change = { ...own, method: 'POST', isIdempotent: true, response: invoiceDetailSchema } as const;
/** The invoice as whoever acts has seen it. */
const seen = { id: invoiceIdSchema, version: versionSchema };

/**
 * Takes an application back, or asks for that where a paper invoice is being made (endpoints §4.5). Errors: 404, 409
 * in another state or changed meanwhile.
 */
export const withdrawInvoice = defineEndpoint({
  ...change,
  path: '/ptl/invoice/withdraw',
  summary: 'Takes an own application for an invoice back',
  body: z.object(seen),
});

/** Confirms that a paper invoice is there (endpoints §4.5). Errors: as of `withdraw`. */
export const confirmInvoiceReceipt = defineEndpoint({
  ...change,
  path: '/ptl/invoice/confirmReceipt',
  summary: 'Confirms that an own paper invoice is there',
  body: z.object(seen),
});

/** Removes a rejected or withdrawn application from the list (endpoints §4.5). Errors: as of `withdraw`. */
export const deleteInvoice = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/invoice/delete',
  summary: 'Removes an own application for an invoice',
  body: byId,
  response: z.null(),
});

/** Mails an issued invoice again, to these addresses (endpoints §4.5). Errors: 404, 409 not issued, 422, 429 too often. */
export const resendInvoiceMail = defineEndpoint({
  ...change,
  path: '/ptl/invoice/resendMail',
  summary: 'Mails an own invoice again',
  body: z.object({ id: invoiceIdSchema, emails: invoiceMailsSchema.min(1, '请输入邮箱') }),
});

/** A file of an issued invoice (endpoints §4.5). Error: 404. */
export const getInvoiceFile = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/invoice/download',
  summary: 'A file of an own invoice',
  responseType: 'file',
  query: z.object({ id: invoiceIdSchema, format: invoiceFormatSchema, part: invoicePartSchema.default('blue') }),
  response: z.null(),
});

/**
 * Asks for the files of issued invoices in a zip (endpoints §4.5). It is made afterwards. Errors: 409 while one is
 * being made, 404 where none of them has files.
 */
export const zipInvoices = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/invoice/batchDownload',
  summary: 'Asks for files of own invoices in a zip',
  isIdempotent: true,
  body: z.object({
    ids: z
      .array(invoiceIdSchema)
      .min(1, '请选择发票')
      .max(INVOICE_LIMITS.zipped, `一次最多下载${INVOICE_LIMITS.zipped}张发票`),
  }),
  response: z.object({ taskId: idSchema }),
});

/** How far a zip of the caller is; the newest without a `taskId`, `null` where there is none (path ours). Error: 404. */
export const getInvoiceZip = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/invoice/batchStatus',
  summary: 'How far a zip of own invoices is',
  query: z.object({ taskId: idSchema.optional() }),
  response: exportTaskSchema.nullable(),
});

/** A zip of the caller, for seven days (path ours). Error: 404. */
export const getInvoiceZipFile = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/invoice/batchFile',
  summary: 'A zip of own invoices',
  responseType: 'file',
  query: z.object({ taskId: idSchema }),
  response: z.null(),
});
