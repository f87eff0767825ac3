import { z } from 'zod';
import { contentTypeSchema, idSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { nameText, proseText, ruledText } from '../endpoint/text-schemas';
import { recordFileSchema, statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { captchaTicketSchema } from '../verification/verification.contract';
import {
  companyField,
  consentField,
  industryField,
  nameField,
  requiredEmailField,
  telephoneField,
  usageShape,
} from './application-fields';
import { APPLICATION_RULES, CREDIT_CODE_PATTERN } from './applications.rules';
import { MODEL_PURPOSES, PARTNER_KINDS } from './applications.values';

/** What is applied for, by its name in calls. */
export const applicationKindSchema = z.enum([
  'model',
  'partner',
  'job',
  'consult',
  'visit',
  'solution',
  'whitepaper',
  'report',
]);

/** State of an application: 10 待受理 · 20 处理中 · 30 已通过 · 31 未通过 · 40 已撤回. */
export const applicationStateSchema = z.literal([10, 20, 30, 31, 40]);
export type ApplicationState = z.infer<typeof applicationStateSchema>;

/** Number of an application. */
export const applicationNoSchema = z.string().min(1).max(32);

/** What an application answers with. */
export const applicationReceiptSchema = z.object({ applicationNo: z.string(), state: applicationStateSchema });
export type ApplicationReceipt = z.infer<typeof applicationReceiptSchema>;

/** Application for the use of a model. */
export const modelRequestSchema = z.object({
  modelId: idSchema,
  purpose: z.enum(MODEL_PURPOSES, '请选择申请类型').default('正式使用'),
  ...usageShape,
});
export type ModelRequest = z.infer<typeof modelRequestSchema>;

/** Applies for the use of a model (path ours: endpoints §4.4). Errors: 404 unknown, 409 an open one exists. */
export const applyForModel = defineEndpoint({
  method: 'POST',
  path: '/ptl/model/apply',
  summary: 'Applies for the use of a model',
  tags: ['applications'],
  auth: 'user',
  isIdempotent: true,
  body: modelRequestSchema,
  response: applicationReceiptSchema,
});

/** Application to become a partner. */
export const partnerRequestSchema = z.object({
  companyName: companyField,
  creditCode: nameText('请输入统一社会信用代码').regex(CREDIT_CODE_PATTERN, '请输入18位统一社会信用代码'),
  partnerKind: z.enum(PARTNER_KINDS, '请选择合作类型'),
  region: ruledText(nameText, APPLICATION_RULES.region),
  contactName: nameField,
  telephone: telephoneField,
  email: requiredEmailField,
  intro: ruledText(proseText, APPLICATION_RULES.intro),
  fileIds: z.array(idSchema, '请上传资质证明').min(1, '请上传资质证明').max(3, '附件不能超过3个'),
  consent: consentField,
});
export type PartnerRequest = z.infer<typeof partnerRequestSchema>;

/** Applies to become a partner (path ours: endpoints §4.11). Error: 409 an open application exists. */
export const applyForPartnership = defineEndpoint({
  method: 'POST',
  path: '/ptl/partner/apply',
  summary: 'Applies to become a partner',
  tags: ['applications'],
  auth: 'user',
  isIdempotent: true,
  body: partnerRequestSchema,
  response: applicationReceiptSchema,
});

/** Application for a job; the résumé is an upload of the caller. */
export const jobRequestSchema = z.object({
  jobId: idSchema,
  name: ruledText(nameText, APPLICATION_RULES.name),
  telephone: telephoneField,
  email: requiredEmailField,
  resumeFileId: z.string('请上传简历').min(1, '请上传简历').max(64),
  note: ruledText(proseText, APPLICATION_RULES.note).default(''),
  consent: consentField,
});
export type JobRequest = z.infer<typeof jobRequestSchema>;

/** Applies for a job (path ours: endpoints §4.11). Errors: 404 unknown, 409 applied already, 410 closed. */
export const applyForJob = defineEndpoint({
  method: 'POST',
  path: '/ptl/recruit/apply',
  summary: 'Applies for a job',
  tags: ['applications'],
  auth: 'user',
  isIdempotent: true,
  body: jobRequestSchema,
  response: applicationReceiptSchema,
});

/** Consultation of the consulting page: what a visitor wants to talk about. */
export const serviceConsultSchema = z.object({
  service: nameText('请选择咨询方向').min(1, '请选择咨询方向').max(40),
  companyName: companyField,
  industry: industryField,
  contactName: nameField,
  telephone: telephoneField,
  content: ruledText(proseText, APPLICATION_RULES.content),
  consent: consentField,
  captchaTicket: captchaTicketSchema,
});
export type ServiceConsult = z.infer<typeof serviceConsultSchema>;

/** Sends a consultation (spec §7). Open to visitors; with a token it appears among the caller's applications. */
export const saveServiceConsult = defineEndpoint({
  method: 'POST',
  path: '/portal/workorder/serviceConsult/save',
  summary: 'Consultation of the consulting page',
  tags: ['applications'],
  isIdempotent: true,
  body: serviceConsultSchema,
  response: applicationReceiptSchema,
});

/** An application as its owner sees it in lists; `itemUrl` leads to what was applied for. */
export const applicationBriefSchema = z.object({
  applicationNo: z.string(),
  kind: applicationKindSchema,
  /** Of the item; null where it is no content. */
  contentType: contentTypeSchema.nullable(),
  itemName: z.string(),
  itemUrl: z.string(),
  state: applicationStateSchema,
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  createdAt: timestampSchema,
  version: versionSchema,
});
export type ApplicationBrief = z.infer<typeof applicationBriefSchema>;

/** An application with what its owner attached and everything that happened to it. */
export const applicationDetailSchema = z.object({
  ...applicationBriefSchema.shape,
  files: z.array(recordFileSchema),
  log: z.array(statusLogEntrySchema),
});
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

/** The caller's applications, newest first (path ours). */
export const listApplications = defineEndpoint({
  method: 'POST',
  path: '/ptl/application/pageList',
  summary: 'Own applications',
  tags: ['applications'],
  auth: 'user',
  body: z.object({ kind: applicationKindSchema.optional(), ...pageQueryShape }),
  response: pageSchema(applicationBriefSchema),
});

/** An application of the caller (path ours). Error: 404. */
export const getApplication = defineEndpoint({
  method: 'GET',
  path: '/ptl/application/detail',
  summary: 'An own application',
  tags: ['applications'],
  auth: 'user',
  query: z.object({ applicationNo: applicationNoSchema }),
  response: applicationDetailSchema,
});

/** Takes back an application nobody has begun to work on (path ours). Errors: 404, 409 too late. */
export const withdrawApplication = defineEndpoint({
  method: 'POST',
  path: '/ptl/application/withdraw',
  summary: 'Takes back an own application',
  tags: ['applications'],
  auth: 'user',
  body: z.object({ applicationNo: applicationNoSchema }),
  response: applicationReceiptSchema,
});
