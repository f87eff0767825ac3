import { z } from 'zod';
import { idSchema } from '../endpoint/common-schemas';
import { mailText, proseText, ruledText } from '../endpoint/text-schemas';
import { checkInvoiceMails, INVOICE_RULES } from './invoices.rules';
import { INVOICE_FORMATS, INVOICE_LIMITS, INVOICE_PARTS, INVOICE_STATUSES, INVOICE_SUBJECTS } from './invoices.values';

/** Number of an invoice of the portal, which its page has too; the number of the tax platform is another one. */
export const invoiceIdSchema = z.string().min(1).max(32);

/** State of an invoice: 10 待审核 · 11 已驳回 · 20 开票中 · 21 撤销中 · 22 已撤销 · 30 待签收 · 40 已开票 · 50 退票中 · 60 已红冲 · 61 已换开. */
export const invoiceStatusSchema = z.literal(INVOICE_STATUSES);
export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>;

/** 1 普票 · 2 专票. */
export const invoiceTypeSchema = z.literal([1, 2], '请选择发票类型');
export type InvoiceType = z.infer<typeof invoiceTypeSchema>;

/** 1 数电 · 2 纸质. */
export const invoiceMediumSchema = z.literal([1, 2], '请选择发票介质');
export type InvoiceMedium = z.infer<typeof invoiceMediumSchema>;

export const invoiceSubjectSchema = z.enum(Object.keys(INVOICE_SUBJECTS) as (keyof typeof INVOICE_SUBJECTS)[]);
export type InvoiceSubject = z.infer<typeof invoiceSubjectSchema>;

export const invoiceFormatSchema = z.enum(INVOICE_FORMATS, '请选择文件格式');
export type InvoiceFormat = z.infer<typeof invoiceFormatSchema>;

export const invoicePartSchema = z.enum(Object.keys(INVOICE_PARTS) as (keyof typeof INVOICE_PARTS)[]);
export type InvoicePart = z.infer<typeof invoicePartSchema>;

/** Addresses that an invoice is mailed to, of at most 200 characters in all. */
export const invoiceMailsSchema = z
  .array(mailText())
  .max(20, '邮箱过多')
  .superRefine((emails, context) => {
    const error = checkInvoiceMails(emails);
    if (error !== '') context.addIssue({ code: 'custom', message: error });
  });

/** What is applied for. */
export const invoiceApplicationShape = {
  /**
   * Candidates of one kind, by their `id`: orders, or months. Orders some of whose money went back are added by the
   * server where they are missing.
   */
  candidateIds: z
    .array(z.string().min(1).max(32), '请选择要开票的订单')
    .min(1, '请选择要开票的订单')
    .max(INVOICE_LIMITS.orders, `一次最多选择${INVOICE_LIMITS.orders}个订单`),
  titleId: z.string('请选择发票抬头').min(1, '请选择发票抬头').max(64, '请选择发票抬头'),
  invoiceType: invoiceTypeSchema,
  medium: invoiceMediumSchema,
  /** Needed for 数电. */
  emails: invoiceMailsSchema.default([]),
  /** Needed for 纸质. */
  addressId: idSchema.optional(),
  remark: ruledText(proseText, INVOICE_RULES.remark).default(''),
};
