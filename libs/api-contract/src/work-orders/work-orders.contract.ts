import { z } from 'zod';
import {
  calendarDate,
  idSchema,
  keySchema,
  timestampSchema,
  versionSchema,
  visibleRangeSchema,
} from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText, nameText, proseText, ruledText } from '../endpoint/text-schemas';
import { recordFileSchema, stateCountSchema, statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { WORK_ORDER_RULES } from './work-orders.rules';
import {
  CONTACT_HOURS,
  GRANT_DAYS,
  GRANT_SCOPES,
  RATING_TAGS,
  WORK_ORDER_LIMITS,
  WORK_ORDER_SEVERITIES,
} from './work-orders.values';

/** State of a work order: 0 待受理 · 1 处理中 · 2 待您补充 · 3 待确认 · 4 已完成 · 5 已撤销 · 6 已关闭. */
export const workOrderStatusSchema = z.literal([0, 1, 2, 3, 4, 5, 6]);
export type WorkOrderStatus = z.infer<typeof workOrderStatusSchema>;

const severitySchema = keySchema(WORK_ORDER_SEVERITIES, '请选择严重级别');
/** Number of a work order as calls take it. */
export const ticketNoSchema = z.string().min(1).max(32);
/** Files that go with a work order or a reply. */
export const fileIdsField = z.array(idSchema).max(WORK_ORDER_LIMITS.files, '附件不能超过5个').default([]);

/** A kind of problem; `template` is put into the description, and kinds without children can be chosen. */
export interface WorkOrderType {
  readonly code: string;
  readonly name: string;
  readonly template: string;
  readonly children: readonly WorkOrderType[];
}

/** A kind of problem with its kinds. */
export const workOrderTypeSchema: z.ZodType<WorkOrderType> = z.lazy(() =>
  z.object({ code: z.string(), name: z.string(), template: z.string(), children: z.array(workOrderTypeSchema) }),
);

/** Kinds of problems of a product, or those of every product where none is given (endpoints §4.7). */
export const listWorkOrderTypes = defineEndpoint({
  method: 'GET',
  path: '/portal/workorder/ticket/types',
  summary: 'Kinds of problems with templates of their descriptions',
  tags: ['work-orders'],
  auth: 'user',
  query: z.object({ productCode: z.string().max(64).optional() }),
  response: z.array(workOrderTypeSchema),
});

/** Something that may answer a question before it is asked. */
export const workOrderSuggestionSchema = z.object({
  kind: z.enum(['document', 'workorder']),
  title: z.string(),
  /** Where it is found, inside the site and without prefix. */
  url: z.string(),
});
export type WorkOrderSuggestion = z.infer<typeof workOrderSuggestionSchema>;

/** Documents and own work orders that fit a title that is being typed; at most five (endpoints §4.7). */
export const suggestForWorkOrder = defineEndpoint({
  method: 'POST',
  path: '/portal/workorder/ticket/suggest',
  summary: 'Documents that may answer a work order before it is sent',
  tags: ['work-orders'],
  auth: 'user',
  body: z.object({
    title: lineText().min(2).max(60),
    productCode: z.string().max(64).default(''),
    visibleRange: visibleRangeSchema,
  }),
  response: z.array(workOrderSuggestionSchema),
});

/** A new work order. `telephone` is encrypted before it is sent; `secret` is stored encrypted and erased at the end. */
export const workOrderRequestSchema = z.object({
  /** Code of a product; empty for none. */
  productCode: z.string().max(64).default(''),
  typeCode: z.string('请选择问题类型').min(1, '请选择问题类型').max(64),
  title: ruledText(lineText, WORK_ORDER_RULES.title, '请输入标题'),
  description: ruledText(proseText, WORK_ORDER_RULES.description, '请描述问题'),
  severity: severitySchema,
  resource: ruledText(lineText, WORK_ORDER_RULES.resource).default(''),
  secret: ruledText(proseText, WORK_ORDER_RULES.secret).default(''),
  fileIds: fileIdsField,
  /** Days for which somebody of the platform may look, 0 for not at all. */
  grantDays: z.literal(GRANT_DAYS, '请选择授权时长').default(0),
  grantScope: keySchema(GRANT_SCOPES, '请选择授权范围').default('config'),
  contactName: ruledText(nameText, WORK_ORDER_RULES.contactName),
  telephone: z.string('请输入联系电话').min(1, '请输入联系电话').max(1024, '请输入正确的手机号码'),
  contactHours: keySchema(CONTACT_HOURS, '请选择联系时段').default('anytime'),
});
export type WorkOrderRequest = z.infer<typeof workOrderRequestSchema>;

/** Sends a work order (endpoints §4.7). `promiseAt` is when somebody answers at the latest. */
export const saveWorkOrder = defineEndpoint({
  method: 'POST',
  path: '/portal/workorder/ticket/save',
  summary: 'Sends a work order',
  tags: ['work-orders'],
  auth: 'user',
  isIdempotent: true,
  body: workOrderRequestSchema,
  response: z.object({ ticketNo: z.string(), promiseAt: timestampSchema }),
});

/** What a list of work orders is narrowed to; dates are days in China, both included. */
export const workOrderFilterShape = {
  status: workOrderStatusSchema.optional(),
  severity: severitySchema.optional(),
  productCode: z.string().max(64).optional(),
  keyword: lineText().max(60).optional(),
  dateFrom: calendarDate('请选择正确的日期').optional(),
  dateTo: calendarDate('请选择正确的日期').optional(),
};

/** A work order in a list. */
export const workOrderBriefSchema = z.object({
  ticketNo: z.string(),
  title: z.string(),
  productName: z.string(),
  typeName: z.string(),
  severity: severitySchema,
  status: workOrderStatusSchema,
  /** Messages of the platform that the owner has not read. */
  unread: z.number().int(),
  isUrged: z.boolean(),
  isEscalated: z.boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  promiseAt: timestampSchema,
});
export type WorkOrderBrief = z.infer<typeof workOrderBriefSchema>;

/** The caller's work orders, last change first (endpoints §4.7). */
export const listWorkOrders = defineEndpoint({
  method: 'POST',
  path: '/portal/workorder/ticket/pageList',
  summary: 'Own work orders',
  tags: ['work-orders'],
  auth: 'user',
  body: z.object({ ...workOrderFilterShape, ...pageQueryShape }),
  response: pageSchema(workOrderBriefSchema),
});

/** How many of the caller's work orders stand in each state, whatever else they are narrowed to (path ours). */
export const countWorkOrders = defineEndpoint({
  method: 'GET',
  path: '/portal/workorder/ticket/statusCount',
  summary: 'Own work orders by state',
  tags: ['work-orders'],
  auth: 'user',
  response: z.array(stateCountSchema),
});

/** A message of a work order's conversation. */
export const workOrderMessageSchema = z.object({
  id: idSchema,
  author: z.enum(['user', 'agent', 'system']),
  authorName: z.string(),
  text: z.string(),
  files: z.array(recordFileSchema),
  at: timestampSchema,
  /** When the other side has read it; null as long as it has not. */
  readAt: timestampSchema.nullable(),
});
export type WorkOrderMessage = z.infer<typeof workOrderMessageSchema>;

/** A rating: 1 to 5 for how soon and how well. */
export const workOrderRatingSchema = z.object({
  time: z.number().int().min(1, '请评价响应时效').max(5),
  result: z.number().int().min(1, '请评价处理结果').max(5),
  tags: z.array(z.enum(RATING_TAGS)).max(RATING_TAGS.length).default([]),
  text: ruledText(proseText, WORK_ORDER_RULES.rating).default(''),
});
export type WorkOrderRating = z.infer<typeof workOrderRatingSchema>;

/** A work order with everything its owner may see. */
export const workOrderDetailSchema = z.object({
  ...workOrderBriefSchema.omit({ unread: true }).shape,
  description: z.string(),
  resource: z.string(),
  contactName: z.string(),
  /** Masked number. */
  telephone: z.string(),
  contactHours: z.enum(['anytime', 'workday', 'evening']),
  files: z.array(recordFileSchema),
  /** When somebody answered first; null before. */
  respondedAt: timestampSchema.nullable(),
  /** When the current wait ends by itself: closing, confirmation. Null where nothing is waited for. */
  dueAt: timestampSchema.nullable(),
  /** Whether the confidential text is still there, and when it was erased. */
  secret: z.enum(['none', 'stored', 'erased']),
  grant: z.object({ scope: z.enum(['config', 'instance']), expireAt: timestampSchema }).nullable(),
  /** When the owner may urge again; null for now. */
  nextUrgeAt: timestampSchema.nullable(),
  reopenCount: z.number().int(),
  rating: z.object({ ...workOrderRatingSchema.shape, editableUntil: timestampSchema }).nullable(),
  messages: z.array(workOrderMessageSchema),
  log: z.array(statusLogEntrySchema),
  /**
   * What the owner may do now: triggers of the lifecycle, and `reply`, `urge`, `escalate`, `rate`, `grant`,
   * `revokeGrant`, `delete`.
   */
  acts: z.array(z.string()),
  /** Other work orders of the owner about the same product. */
  related: z.array(z.object({ ticketNo: z.string(), title: z.string(), status: workOrderStatusSchema })),
  version: versionSchema,
});
export type WorkOrderDetail = z.infer<typeof workOrderDetailSchema>;

/**
 * A work order of the caller (endpoints §4.7). Its page asks again by itself, so asking is no sign of its reader: it
 * neither keeps the session alive nor marks anything as read. Error: 404.
 */
export const getWorkOrder = defineEndpoint({
  method: 'GET',
  path: '/portal/workorder/ticket/detail',
  summary: 'An own work order with its conversation',
  tags: ['work-orders'],
  auth: 'user',
  query: z.object({ ticketNo: ticketNoSchema }),
  response: workOrderDetailSchema,
});
