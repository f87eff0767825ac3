import { z } from 'zod';
import { idSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { defineQueue, queuedShape } from '../endpoint/define-queue';
import { proseText, ruledText } from '../endpoint/text-schemas';
import {
  fileIdsField,
  ticketNoSchema,
  workOrderDetailSchema,
  workOrderFilterShape,
  workOrderStatusSchema,
} from './work-orders.contract';
import { WORK_ORDER_RULES } from './work-orders.rules';

/** A work order in the operators' queue. */
export const queuedWorkOrderSchema = z.object({
  ticketNo: z.string(),
  title: z.string(),
  severity: z.enum(['P1', 'P2', 'P3', 'P4']),
  status: workOrderStatusSchema,
  isUrged: z.boolean(),
  isEscalated: z.boolean(),
  createdAt: timestampSchema,
  promiseAt: timestampSchema,
  /** Until when an owner who is not content is called; null where nobody waits for a call. */
  callBackDueAt: timestampSchema.nullable(),
  version: versionSchema,
  ...queuedShape,
});
export type QueuedWorkOrder = z.infer<typeof queuedWorkOrderSchema>;

const seen = { ticketNo: ticketNoSchema, version: versionSchema.optional() };

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;

/** A work order as an operator sees it; `secret` is opened for whoever works on it, and noted in the audit log. */
export const queuedWorkOrderDetailSchema = z.object({
  ...workOrderDetailSchema.omit({ acts: true, related: true }).shape,
  secretText: z.string(),
  ...queuedShape,
  callBackDueAt: timestampSchema.nullable(),
});
export type QueuedWorkOrderDetail = z.infer<typeof queuedWorkOrderDetailSchema>;

/**
 * The queue of work orders: escalated first, then the promise that ends first. With `needsCallBack` it is the owners who
 * wait for a call, whatever the state. Only one that nobody has begun is taken on, which is 处理中 then; another is
 * assigned. Where no `version` is given, it is taken on or given back whatever came between.
 */
export const workOrderQueue = defineQueue({
  name: 'workorder',
  words: ['a work order', 'work orders'],
  key: { ticketNo: ticketNoSchema },
  seen,
  filter: { ...workOrderFilterShape, needsCallBack: z.boolean().default(false) },
  item: queuedWorkOrderSchema,
  detail: queuedWorkOrderDetailSchema,
});
export const {
  list: listQueuedWorkOrders,
  count: countQueuedWorkOrders,
  open: getQueuedWorkOrder,
  claim: claimWorkOrder,
  release: releaseWorkOrder,
} = workOrderQueue;

/**
 * Assigns a work order to somebody who has the role, also out of somebody else's; `assignee` is a user code.
 * 待受理 becomes 处理中. Errors: 404, 409 once it is over.
 */
export const assignWorkOrder = defineEndpoint({
  ...queue,
  path: '/ops-api/workorder/assign',
  summary: 'Puts a work order into the hands of an operator',
  body: z.object({ ticketNo: ticketNoSchema, assignee: z.string('请选择客服').min(1, '请选择客服').max(64) }),
  response: queuedWorkOrderDetailSchema,
});

/**
 * The number whoever works on a work order may call; every look is noted in the audit log. Errors: 404, 409 for anybody
 * else, and once the work is over and nobody waits for a call.
 */
export const revealTelephone = defineEndpoint({
  ...queue,
  path: '/ops-api/workorder/telephone',
  summary: 'Whom to call about a work order',
  body: z.object({ ticketNo: ticketNoSchema }),
  response: z.object({
    contactName: z.string(),
    telephone: z.string(),
    contactHours: queuedWorkOrderDetailSchema.shape.contactHours,
  }),
});

/** Notes that an owner who was not content has been called. Errors: 404, 409 where nobody waits for the caller. */
export const finishCallBack = defineEndpoint({
  ...queue,
  path: '/ops-api/workorder/callBack',
  summary: 'Notes that an owner has been called',
  body: z.object({ ticketNo: ticketNoSchema }),
  response: queuedWorkOrderDetailSchema,
});

/**
 * Answers a work order: a plain message, a question (待您补充), or a solution (待确认). Errors: 404, 409 where the
 * state does not take it or somebody else works on it.
 */
export const answerWorkOrder = defineEndpoint({
  ...queue,
  path: '/ops-api/workorder/answer',
  summary: 'Answers a work order',
  isIdempotent: true,
  body: z.object({
    ticketNo: ticketNoSchema,
    kind: z.enum(['message', 'ask', 'propose']),
    text: ruledText(proseText, WORK_ORDER_RULES.reply),
    fileIds: fileIdsField,
  }),
  response: queuedWorkOrderDetailSchema,
});

/**
 * A file of a work order: its owner's or of somebody who answered. Every look is noted in the audit log. Error: 404.
 */
export const getQueuedWorkOrderFile = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/workorder/file',
  summary: 'A file of a work order of the queue',
  responseType: 'file',
  query: z.object({ ticketNo: ticketNoSchema, id: idSchema }),
  response: z.null(),
});
