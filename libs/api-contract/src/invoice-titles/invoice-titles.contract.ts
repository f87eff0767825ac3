import { z } from 'zod';
import { idSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { lineText, nameText, printedNameText } from '../endpoint/text-schemas';
import { recordFileSchema, statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { INVOICE_TITLE_LIMITS } from '../rules/invoice-title-rules';

const own = { tags: ['invoice-titles'], auth: 'user' } as const;
const byId = z.object({ id: idSchema });

/** State of a title: 1 申请中 · 2 已通过 · 3 已拒绝 · 4 已失效 · 5 已撤回. */
export const invoiceTitleStatusSchema = z.literal([1, 2, 3, 4, 5]);
export type InvoiceTitleStatus = z.infer<typeof invoiceTitleStatusSchema>;

const kindSchema = z.enum(['person', 'company', 'organization'], '请选择抬头类型');
const taxpayerTypeSchema = z.enum(['small', 'general'], '请选择纳税人类型');

/**
 * A title as it is saved; which fields it needs depends on its kind and its taxpayer (`INVOICE_TITLE_CHECKS` of
 * `@portal/api-contract/rules`). `id` and `version` change one. `telephone` is encrypted before it is sent; it and
 * `bankAccount` keep the stored value where they are empty.
 */
export const invoiceTitleFormSchema = z.object({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  kind: kindSchema,
  name: printedNameText('请输入发票抬头').max(200, '名称应为4至100个字符'),
  taxNumber: nameText().max(40, '税号应为18位统一社会信用代码').default(''),
  isOldNumber: z.boolean().default(false),
  taxpayerType: taxpayerTypeSchema.default('small'),
  registeredAddress: lineText().max(200, '注册地址应为5至100个字').default(''),
  telephone: z.string().max(1024, '请输入正确的电话，如 021-61234567').default(''),
  bankName: lineText().max(120, '开户行应为4至60个字').default(''),
  bankAccount: nameText().max(60, '银行账号应为8至32位数字').default(''),
  fileIds: z.array(idSchema).max(INVOICE_TITLE_LIMITS.files, `附件不能超过${INVOICE_TITLE_LIMITS.files}个`).default([]),
  isDefault: z.boolean().default(false),
});
export type InvoiceTitleForm = z.input<typeof invoiceTitleFormSchema>;

/** A title as its owner sees it; telephone and account are masked. */
export const invoiceTitleSchema = z.object({
  id: idSchema,
  /** Number people see. */
  titleNo: z.string(),
  kind: kindSchema,
  name: z.string(),
  taxNumber: z.string(),
  isOldNumber: z.boolean(),
  taxpayerType: taxpayerTypeSchema,
  registeredAddress: z.string(),
  telephone: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
  /** What somebody has to look at in the tax number; empty for nothing. */
  warning: z.string(),
  status: invoiceTitleStatusSchema,
  /** Why it was rejected or has expired; empty otherwise. */
  reason: z.string(),
  isDefault: z.boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  version: versionSchema,
});
export type InvoiceTitle = z.infer<typeof invoiceTitleSchema>;

/** A title with its evidence and everything that happened to it. */
export const invoiceTitleDetailSchema = z.object({
  ...invoiceTitleSchema.shape,
  files: z.array(recordFileSchema),
  log: z.array(statusLogEntrySchema),
});
export type InvoiceTitleDetail = z.infer<typeof invoiceTitleDetailSchema>;

/** The caller's titles: the default first, then the newest (endpoints §4.5). At most 20. */
export const listInvoiceTitles = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/invoiceTitle/list',
  summary: 'Own invoice titles',
  response: z.array(invoiceTitleSchema).max(INVOICE_TITLE_LIMITS.most),
});

/** A title of the caller (path ours). Error: 404. */
export const getInvoiceTitle = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/invoiceTitle/detail',
  summary: 'An own invoice title',
  query: byId,
  response: invoiceTitleDetailSchema,
});

/**
 * Saves a new or a changed title (endpoints §4.5). Titles of companies and organizations are audited; a passed one is
 * audited again when its name or tax number changes. Errors: 404, 409 more than 20, changed elsewhere, or a state
 * that takes no change, 422 fields.
 */
export const saveInvoiceTitle = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/invoiceTitle/save',
  summary: 'Saves an own invoice title',
  isIdempotent: true,
  body: invoiceTitleFormSchema,
  response: invoiceTitleDetailSchema,
});

/** Removes a title (endpoints §4.5). Errors: 404, 409 while it is audited. */
export const deleteInvoiceTitle = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/invoiceTitle/delete',
  summary: 'Removes an own invoice title',
  body: byId,
  response: z.null(),
});

/** Makes a title the default (endpoints §4.5). Errors: 404, 409 one that has expired. */
export const setDefaultInvoiceTitle = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/invoiceTitle/setDefault',
  summary: 'Makes an own invoice title the default',
  body: byId,
  response: invoiceTitleDetailSchema,
});

/** Takes a title back from its audit (endpoints §4.5). Errors: 404, 409 it is not audited. */
export const withdrawInvoiceTitle = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/invoiceTitle/withdrawAudit',
  summary: 'Takes an own invoice title back from its audit',
  body: byId,
  response: invoiceTitleDetailSchema,
});
