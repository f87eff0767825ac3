import { z } from 'zod';
import { calendarDate } from '../endpoint/common-schemas';
import { defineEndpoint, type EndpointInput } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import {
  invoiceApplicationShape,
  invoiceIdSchema,
  invoiceMediumSchema,
  invoiceSubjectSchema,
  invoiceTypeSchema,
} from './invoice-fields';
import { CANDIDATE_MODES, INVOICE_LIMITS } from './invoices.values';

const own = { tags: ['invoices'], auth: 'user', method: 'POST' } as const;

/** What can go on an invoice: a completed order, or all of a month. Sums in 分. */
export const invoiceCandidateSchema = z.object({
  /** Number of the order, or the month as `2026-11`. */
  id: z.string(),
  /** Empty for a month. */
  orderNo: z.string(),
  /** Product with its plan; of a month how many orders it has. */
  name: z.string(),
  /** Orders that it stands for: 1, or those of the month. */
  orderCount: z.number().int(),
  /** Day of China on which it was made; the first of a month. */
  date: calendarDate(),
  /** What was paid. */
  amount: z.number().int(),
  /** What of it went back. */
  refunded: z.number().int(),
  /** What may be invoiced now. */
  invoiceable: z.number().int(),
  /** Some of its money went back: it goes on the next invoice of its subject in any case. */
  negative: z.boolean(),
  /** Whose orders they are; orders of both kinds do not go on one invoice. A month has both as two candidates. */
  subject: invoiceSubjectSchema,
});
export type InvoiceCandidate = z.infer<typeof invoiceCandidateSchema>;

const filterShape = {
  mode: z.enum(Object.keys(CANDIDATE_MODES) as (keyof typeof CANDIDATE_MODES)[]).default('order'),
  /** Days of China on which orders were made, both included. */
  from: calendarDate('请选择正确的日期').optional(),
  to: calendarDate('请选择正确的日期').optional(),
};

const totalsSchema = z.object({
  orderCount: z.number().int(),
  amount: z.number().int(),
  refunded: z.number().int(),
  invoiceable: z.number().int(),
});

/**
 * What the caller can have invoices of: completed orders with money on no invoice yet, those first that go on the next
 * one in any case, then the newest (endpoints §4.5). `totals` are those of all pages.
 */
export const listInvoiceCandidates = defineEndpoint({
  ...own,
  path: '/ptl/invoice/candidateList',
  summary: 'Own orders that can be invoiced',
  body: z.object({ ...filterShape, ...pageQueryShape }),
  response: pageSchema(invoiceCandidateSchema).extend({ totals: totalsSchema }),
});
export type InvoiceCandidates = z.infer<typeof listInvoiceCandidates.response>;

/** The same on one page and in short, to choose all of it: at most 5,000 (path ours). */
export const listCandidateIds = defineEndpoint({
  ...own,
  path: '/ptl/invoice/candidateIds',
  summary: 'All own orders that can be invoiced, in short',
  body: z.object(filterShape),
  response: z
    .array(
      invoiceCandidateSchema.pick({ id: true, invoiceable: true, negative: true, subject: true, orderCount: true }),
    )
    .max(INVOICE_LIMITS.orders),
});
export type CandidateId = z.infer<typeof listCandidateIds.response>[number];

/**
 * The title that all of some orders were made with, which an application for them begins with; `null` where they were
 * made with several or none, and for months (path ours). Whether it can still be chosen, the list of titles says.
 */
export const suggestInvoiceTitle = defineEndpoint({
  ...own,
  path: '/ptl/invoice/suggestedTitle',
  summary: 'Title that orders were made with',
  body: z.object({ candidateIds: invoiceApplicationShape.candidateIds }),
  response: z.object({ titleId: z.string().nullable() }),
});

/** A line of an invoice; sums in 分, `amount` without tax, `taxRate` in per cent. */
export const invoiceLineSchema = z.object({
  name: z.string(),
  unit: z.string(),
  quantity: z.number().int(),
  amount: z.number().int(),
  taxRate: z.number().int(),
  tax: z.number().int(),
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

/** Whom an invoice is made out to; telephone and account are masked. */
export const invoiceBuyerSchema = z.object({
  name: z.string(),
  taxNumber: z.string(),
  registeredAddress: z.string(),
  telephone: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
});
export type InvoiceBuyer = z.infer<typeof invoiceBuyerSchema>;

/** Where a paper invoice goes; the telephone is masked. */
export const invoiceAddressSchema = z.object({ name: z.string(), telephone: z.string(), address: z.string() });
export type InvoiceAddress = z.infer<typeof invoiceAddressSchema>;

/** An invoice as it would be; sums in 分. */
export const invoicePreviewSchema = z.object({
  invoiceType: invoiceTypeSchema,
  medium: invoiceMediumSchema,
  buyer: invoiceBuyerSchema,
  seller: z.object({ name: z.string(), taxNumber: z.string() }),
  lines: z.array(invoiceLineSchema),
  amount: z.number().int(),
  tax: z.number().int(),
  total: z.number().int(),
  /** `total` in capital characters. */
  capital: z.string(),
  orderCount: z.number().int(),
  /** Orders that were added, because some of their money went back. */
  addedOrderNos: z.array(z.string()),
  emails: z.array(z.string()),
  address: invoiceAddressSchema.nullable(),
  remark: z.string(),
});
export type InvoicePreview = z.infer<typeof invoicePreviewSchema>;

/**
 * Shows an invoice as it would be (endpoints §4.5). Errors: 409 something of it can be invoiced no more, orders of both
 * subjects, or a title that is not passed or gets no 专票; 422 fields.
 */
export const previewInvoice = defineEndpoint({
  ...own,
  path: '/ptl/invoice/preview',
  summary: 'An invoice as it would be',
  body: z.object(invoiceApplicationShape),
  response: invoicePreviewSchema,
});

/**
 * Applies for an invoice; its money is taken from here on (endpoints §4.5). Errors: as of `preview`, and 409 where
 * `total` is another by now.
 */
export const applyForInvoice = defineEndpoint({
  ...own,
  path: '/ptl/invoice/apply',
  summary: 'Applies for an invoice',
  isIdempotent: true,
  body: z.object({
    ...invoiceApplicationShape,
    /** What the applicant was shown as `total` of the preview, in 分. */
    total: z.number().int().min(1).max(INVOICE_LIMITS.total).optional(),
  }),
  response: z.object({ invoiceNo: invoiceIdSchema, orderCount: z.number().int(), total: z.number().int() }),
});
export type InvoiceApplication = EndpointInput<typeof applyForInvoice>;
