import { z } from 'zod';
import { keySchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { proseText, ruledText } from '../endpoint/text-schemas';
import {
  fileIdsField,
  ticketNoSchema,
  workOrderDetailSchema,
  workOrderFilterShape,
  workOrderRatingSchema,
} from './work-orders.contract';
import { WORK_ORDER_RULES } from './work-orders.rules';
import { GRANT_SCOPES } from './work-orders.values';

const reasonField = ruledText(proseText, WORK_ORDER_RULES.reason);

const own = { tags: ['work-orders'], auth: 'user', method: 'POST', isIdempotent: true } as const;
const answered = { ...own, response: workOrderDetailSchema } as const;

/**
 * Adds a message to the conversation (endpoints §4.7). In 待您补充 it brings the work order back to 处理中, and in
 * 已关闭 within 30 days too. Errors: 404, 409 where nobody reads it any more.
 */
export const replyToWorkOrder = defineEndpoint({
  ...answered,
  path: '/portal/workorder/ticket/reply',
  summary: 'Adds a message to an own work order',
  body: z.object({
    ticketNo: ticketNoSchema,
    text: ruledText(proseText, WORK_ORDER_RULES.reply),
    fileIds: fileIdsField,
    secret: ruledText(proseText, WORK_ORDER_RULES.secret).default(''),
  }),
});

/** Marks what the platform has written as read by the owner, who looks at it (path ours). Error: 404. */
export const readReplies = defineEndpoint({
  method: 'POST',
  path: '/portal/workorder/ticket/read',
  summary: 'Marks the replies in an own work order as read',
  tags: ['work-orders'],
  auth: 'user',
  body: z.object({ ticketNo: ticketNoSchema }),
  response: z.null(),
});

/** Confirms that the problem is solved. Errors: 404, 409 in any state but 待确认. */
export const confirmWorkOrder = defineEndpoint({
  ...answered,
  path: '/portal/workorder/ticket/confirm',
  summary: 'Confirms that an own work order is solved',
  body: z.object({ ticketNo: ticketNoSchema }),
});

/** Opens a work order again: 未解决 in 待确认, or 已完成 within 7 days and at most twice. Errors: 404, 409. */
export const reopenWorkOrder = defineEndpoint({
  ...answered,
  path: '/portal/workorder/ticket/reopen',
  summary: 'Opens an own work order again',
  body: z.object({ ticketNo: ticketNoSchema, reason: reasonField }),
});

/** Takes a work order back. Errors: 404, 409 once a solution has been proposed. */
export const withdrawWorkOrder = defineEndpoint({
  ...answered,
  path: '/portal/workorder/ticket/withdraw',
  summary: 'Takes an own work order back',
  body: z.object({
    ticketNo: ticketNoSchema,
    reason: ruledText(proseText, WORK_ORDER_RULES.optionalReason).default(''),
  }),
});

/** Urges the platform; once in 30 minutes. Errors: 404, 409, 429 too soon. */
export const urgeWorkOrder = defineEndpoint({
  ...answered,
  path: '/portal/workorder/ticket/urge',
  summary: 'Urges an own work order',
  body: z.object({ ticketNo: ticketNoSchema }),
});

/** Complains to a supervisor; once. Errors: 404, 409. */
export const escalateWorkOrder = defineEndpoint({
  ...answered,
  path: '/portal/workorder/ticket/escalate',
  summary: 'Complains about an own work order',
  body: z.object({ ticketNo: ticketNoSchema, reason: reasonField }),
});

/**
 * Rates a finished work order; may be changed for 7 days. Errors: 404, 409 also where the work order is not at the
 * version that was shown any more.
 */
export const rateWorkOrder = defineEndpoint({
  ...answered,
  path: '/portal/workorder/ticket/rate',
  summary: 'Rates an own work order',
  body: z.object({ ticketNo: ticketNoSchema, version: versionSchema, ...workOrderRatingSchema.shape }),
});

/** Lets the platform look for some days. Errors: 404, 409 where the work is over. */
export const grantDiagnosis = defineEndpoint({
  ...answered,
  path: '/portal/workorder/ticket/grant',
  summary: 'Permits a diagnosis for a while',
  body: z.object({
    ticketNo: ticketNoSchema,
    scope: keySchema(GRANT_SCOPES, '请选择授权范围'),
    days: z.literal([1, 3, 7], '请选择授权时长'),
  }),
});

/** Takes the permission back. Errors: 404, 409 where there is none. */
export const revokeGrant = defineEndpoint({
  ...answered,
  path: '/portal/workorder/ticket/revokeGrant',
  summary: 'Takes the permission of a diagnosis back',
  body: z.object({ ticketNo: ticketNoSchema }),
});

/** Removes a finished work order from the caller's list. Errors: 404, 409 where it is not over. */
export const deleteWorkOrder = defineEndpoint({
  ...own,
  path: '/portal/workorder/ticket/delete',
  summary: 'Removes a finished own work order from the list',
  body: z.object({ ticketNo: ticketNoSchema }),
  response: z.null(),
});

/** The conversation as a text file (endpoints §4.7). Error: 404. */
export const getTranscript = defineEndpoint({
  method: 'GET',
  path: '/portal/workorder/ticket/transcript',
  summary: 'Conversation of an own work order as a text',
  tags: ['work-orders'],
  auth: 'user',
  responseType: 'file',
  query: z.object({ ticketNo: ticketNoSchema }),
  response: z.null(),
});

/** The caller's work orders as CSV, narrowed as the list is; at most 5000 lines (path ours). */
export const exportWorkOrders = defineEndpoint({
  method: 'POST',
  path: '/portal/workorder/ticket/export',
  summary: 'Own work orders as CSV',
  tags: ['work-orders'],
  auth: 'user',
  responseType: 'file',
  body: z.object(workOrderFilterShape),
  response: z.null(),
});
