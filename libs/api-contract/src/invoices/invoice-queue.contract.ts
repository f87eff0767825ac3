import { z } from 'zod';
import { timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineQueue, queuedShape } from '../endpoint/define-queue';
import { lineText, nameText, proseText, ruledText } from '../endpoint/text-schemas';
import { invoiceIdSchema, invoiceStatusSchema } from './invoice-fields';
import { invoiceBriefSchema, invoiceDetailSchema } from './invoices.contract';
import { INVOICE_RULES } from './invoices.rules';
import { redCodeSchema } from './red-invoices.contract';

/** The invoice as whoever acts has seen it: `version` is the one of `pageList` or `detail`. */
const seen = { id: invoiceIdSchema, version: versionSchema };
const reasonField = ruledText(proseText, INVOICE_RULES.decision);

const queueShape = {
  ...queuedShape,
  /** How the confirmation of its red invoice stands; empty where there is none. */
  redCode: redCodeSchema,
  /** Since when it waits for finance; null where it does not. */
  waitsSince: timestampSchema.nullable(),
};

/** An invoice in the queue of finance. */
export const queuedInvoiceSchema = z.object({ ...invoiceBriefSchema.shape, ...queueShape });
export type QueuedInvoice = z.infer<typeof queuedInvoiceSchema>;

/** An invoice as its owner sees it, and whose it is. */
export const queuedInvoiceDetailSchema = z.object({ ...invoiceDetailSchema.shape, ...queueShape });
export type QueuedInvoiceDetail = z.infer<typeof queuedInvoiceDetailSchema>;

/** The queue of invoices, of which finance decides on applications, posts those on paper and agrees to red ones. */
export const invoiceQueue = defineQueue({
  name: 'invoice',
  words: ['an invoice', 'invoices'],
  key: { id: invoiceIdSchema },
  seen,
  filter: { status: invoiceStatusSchema.optional() },
  item: queuedInvoiceSchema,
  detail: queuedInvoiceDetailSchema,
});
export const {
  list: listQueuedInvoices,
  count: countQueuedInvoices,
  open: getQueuedInvoice,
  claim: claimInvoice,
  release: releaseInvoice,
} = invoiceQueue;

/** Passes an application; the invoice is issued from here on. Errors: as of `claim`, and 409 its title is passed no more. */
export const passInvoice = invoiceQueue.action('pass', 'Passes an application for an invoice');

/** Rejects an application, of a paper invoice also until it is posted; its money can be invoiced again. Errors: as of `claim`. */
export const rejectInvoice = invoiceQueue.action('reject', 'Rejects an application for an invoice', {
  reason: reasonField,
});

/** Agrees that a paper invoice is not made. Errors: as of `claim`. */
export const acceptInvoiceWithdrawal = invoiceQueue.action(
  'acceptWithdrawal',
  'Agrees to the withdrawal of an invoice',
);

/** Says why a paper invoice is made all the same. Errors: as of `claim`. */
export const rejectInvoiceWithdrawal = invoiceQueue.action('refuseWithdrawal', 'Refuses the withdrawal of an invoice', {
  reason: reasonField,
});

/** Says that a paper invoice was posted, with its own number and that of the parcel. Errors: as of `claim`, and 409 the number is taken. */
export const postInvoice = invoiceQueue.action('post', 'Notes that a paper invoice was posted', {
  number: nameText('请输入发票号码').regex(/^(?:\d{8}|\d{20})$/, '发票号码应为8位或20位数字'),
  company: ruledText(lineText, INVOICE_RULES.courier),
  trackingNo: nameText('请输入快递单号').regex(/^[A-Za-z0-9-]{6,32}$/, '请输入正确的快递单号'),
});

/** Agrees as the seller to a red invoice that the buyer has entered (03). Errors: as of `claim`. */
export const approveRedInvoice = invoiceQueue.action('approveRed', 'Agrees to a red invoice');

/** Rejects a red invoice that is not issued yet. Errors: as of `claim`. */
export const rejectRedInvoice = invoiceQueue.action('refuseRed', 'Rejects a red invoice', { reason: reasonField });
