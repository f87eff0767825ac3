import { z } from 'zod';
import { idSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { invoiceIdSchema, invoiceStatusSchema } from './invoice-fields';
import { RED_CODES, RED_ENTRIES } from './invoices.values';

const own = { tags: ['invoices'], auth: 'user' } as const;

/** How a confirmation stands, by the codes of the tax platform; empty while it has not answered. */
export const redCodeSchema = z.enum([...(Object.keys(RED_CODES) as (keyof typeof RED_CODES)[]), ''] as const);
export type RedCode = z.infer<typeof redCodeSchema>;

/** 1 开票有误 · 2 销货退回 · 3 服务终止 · 4 销售折让. */
export const redReasonSchema = z.literal([1, 2, 3, 4], '请选择退票原因');
export type RedReason = z.infer<typeof redReasonSchema>;

/** A red invoice, or the application for it. */
export const invoiceRedSchema = z.object({
  redNo: z.string(),
  reason: redReasonSchema,
  code: redCodeSchema,
  /** What the buyer has done with the invoice. */
  entry: z.enum(Object.keys(RED_ENTRIES) as (keyof typeof RED_ENTRIES)[]),
  /** Number of the confirmation; empty before. */
  confirmation: z.string(),
  /** Number of the red invoice, 20 digits; empty before it is issued. */
  number: z.string(),
  requestedAt: timestampSchema,
  /** Until when it can be confirmed; null where nothing is waited for. */
  deadline: timestampSchema.nullable(),
  issuedAt: timestampSchema.nullable(),
  /** Another invoice takes the place of this one afterwards. */
  reissue: z.boolean(),
  /** Why it came to nothing; empty otherwise. */
  refusal: z.string(),
});
export type InvoiceRed = z.infer<typeof invoiceRedSchema>;

/** How a red invoice and the invoice it takes back stand. */
export const redStatusSchema = z.object({
  ...invoiceRedSchema.shape,
  status: invoiceStatusSchema,
  version: versionSchema,
});
export type RedStatus = z.infer<typeof redStatusSchema>;

/**
 * Applies for a red invoice, and for another in place of the one it takes back where `reissue` says so: to the same
 * title, or to `titleId` (endpoints §4.5). Errors: 404; 409 not issued, one is under way, changed meanwhile, or a title
 * that the invoice cannot be made out to.
 */
export const requestRedInvoice = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/invoice/redApply',
  summary: 'Applies for a red invoice',
  isIdempotent: true,
  body: z.object({
    id: invoiceIdSchema,
    version: versionSchema,
    reason: redReasonSchema,
    entry: z.enum(Object.keys(RED_ENTRIES) as (keyof typeof RED_ENTRIES)[], '请说明发票是否已抵扣').default('none'),
    reissue: z.boolean().default(false),
    titleId: idSchema.optional(),
  }),
  response: redStatusSchema,
});

/** How the newest red invoice of an invoice stands (endpoints §4.5). Error: 404, also where none was applied for. */
export const getRedInvoice = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/invoice/redStatus',
  summary: 'How the red invoice of an own invoice stands',
  query: z.object({ id: invoiceIdSchema }),
  response: redStatusSchema,
});

/**
 * The buyer agrees to a red invoice or denies it; one that the buyer has entered (03) is taken back by `agree: false`
 * (endpoints §4.5). Errors: 404, 409 nothing is to be confirmed, too late or changed meanwhile.
 */
export const confirmRedInvoice = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/invoice/redConfirm',
  summary: 'Confirms or denies a red invoice',
  isIdempotent: true,
  body: z.object({ id: invoiceIdSchema, version: versionSchema, agree: z.boolean() }),
  response: redStatusSchema,
});
