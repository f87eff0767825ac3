import { z } from 'zod';
import { linkTargetSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { keywordSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { MESSAGE_SELECTION_LIMIT } from './messages.values';

export const messageTypeSchema = z.enum([
  'system',
  'order',
  'workorder',
  'realname',
  'community',
  'activity',
  'security',
]);
/** What a message is about. */
export type MessageType = z.infer<typeof messageTypeSchema>;

const messageIdsSchema = z
  .array(z.uuid('消息不存在'))
  .min(1, '请选择消息')
  .max(MESSAGE_SELECTION_LIMIT, '一次最多选择100条消息');

const message = { tags: ['messages'], auth: 'user' } as const;

/** An object with one value for each type of message. */
function perType<Value extends z.ZodType>(value: Value) {
  return z.object({
    system: value,
    order: value,
    workorder: value,
    realname: value,
    community: value,
    activity: value,
    security: value,
  });
}

/** Unread messages by type; a type without any is 0. */
export const unreadCountsSchema = perType(z.number().int());
export type UnreadCounts = z.infer<typeof unreadCountsSchema>;

/** Unread messages of the caller by type (endpoints §4.8). */
export const getUnreadCount = defineEndpoint({
  ...message,
  method: 'GET',
  path: '/ptl/message/unreadCount',
  summary: 'Unread messages by type',
  response: unreadCountsSchema,
});

/** What a list of messages is narrowed to. */
export const messageFilterShape = {
  type: messageTypeSchema.optional(),
  /** Only those read, or only those not read. */
  read: z.boolean().optional(),
  /** Found in title, text or number of the record. */
  keyword: keywordSchema,
};

/** A message in a list. */
export const messageSchema = z.object({
  id: z.uuid(),
  type: messageTypeSchema,
  title: z.string(),
  body: z.string(),
  /** Page it leads to, inside the site and without prefix; empty for none. */
  link: linkTargetSchema,
  /** Number of the record it is about; empty for none. */
  recordNo: z.string(),
  isRead: z.boolean(),
  createdAt: timestampSchema,
});
export type Message = z.infer<typeof messageSchema>;

/** Messages of the caller, newest first (endpoints §4.8). */
export const listMessages = defineEndpoint({
  ...message,
  method: 'POST',
  path: '/ptl/message/pageList',
  summary: 'Own messages, newest first',
  body: z.object({ ...messageFilterShape, ...pageQueryShape }),
  response: pageSchema(messageSchema),
});

/** A message; whoever opens it has read it (endpoints §4.8). Error: 404. */
export const getMessage = defineEndpoint({
  ...message,
  method: 'GET',
  path: '/ptl/message/detail',
  summary: 'A message, which is read with this',
  query: z.object({ id: z.string().max(64) }),
  response: messageSchema,
});

/**
 * Marks messages as read: those of `ids`, or exactly those that the filter lists (endpoints §4.8; complaint 10).
 * Where both are given both have to hold; an empty body means every message, as a list without a filter shows it.
 * Says how many were unread until now.
 */
export const readMessages = defineEndpoint({
  ...message,
  method: 'POST',
  path: '/ptl/message/read',
  summary: 'Marks the messages of a filter, or those chosen, as read',
  body: z.object({ ids: messageIdsSchema.optional(), ...messageFilterShape }),
  response: z.object({ total: z.number().int() }),
});

/** Deletes messages of the caller; says how many there were (endpoints §4.8). */
export const deleteMessages = defineEndpoint({
  ...message,
  method: 'POST',
  path: '/ptl/message/delete',
  summary: 'Deletes own messages',
  body: z.object({ ids: messageIdsSchema }),
  response: z.object({ total: z.number().int() }),
});

export const messageChannelSchema = z.enum(['sms', 'mail']);
/** A way beside the site itself on which a message may come. */
export type MessageChannel = z.infer<typeof messageChannelSchema>;

const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '请选择正确的时间');

/** Time of the day, in China, in which nothing but security messages is sent; may go over midnight. */
export const quietHoursSchema = z
  .object({ from: timeOfDaySchema, to: timeOfDaySchema })
  .refine(({ from, to }) => from !== to, { message: '免打扰的开始与结束时间不能相同', path: ['to'] });
export type QuietHours = z.infer<typeof quietHoursSchema>;

const channelsSchema = z.object({ sms: z.boolean(), mail: z.boolean() });

/** Preference of a user. On the site itself every message appears; `version` is 0 until something has been saved. */
export const messagePreferenceSchema = z.object({
  channels: perType(channelsSchema),
  quietHours: quietHoursSchema.nullable(),
  version: versionSchema,
});
export type MessagePreference = z.infer<typeof messagePreferenceSchema>;

/** How messages reach the caller (endpoints §4.8). */
export const getMessagePreference = defineEndpoint({
  ...message,
  method: 'GET',
  path: '/ptl/message/preference',
  summary: 'How messages reach the caller',
  response: messagePreferenceSchema,
});

/** What is saved of a preference; security messages cannot be switched off. */
export const messagePreferenceUpdateSchema = z
  .object({
    channels: perType(channelsSchema),
    quietHours: quietHoursSchema.nullable(),
    version: versionSchema,
  })
  .refine(({ channels: { security } }) => security.sms && security.mail, {
    message: '安全消息不能关闭',
    path: ['channels'],
  });
export type MessagePreferenceUpdate = z.infer<typeof messagePreferenceUpdateSchema>;

/** Saves how messages reach the caller (endpoints §4.8). Error: 409 where another tab has saved since. */
export const updateMessagePreference = defineEndpoint({
  ...message,
  method: 'POST',
  path: '/ptl/message/preference',
  summary: 'Saves how messages reach the caller',
  body: messagePreferenceUpdateSchema,
  response: messagePreferenceSchema,
});

/** What the stream tells: the counts as they are now. */
export const messageEventSchema = z.object({ unread: unreadCountsSchema });
export type MessageEvent = z.infer<typeof messageEventSchema>;

/**
 * Counts of unread messages as they change (endpoints §4.8): once at the start, then after every change, until the
 * session ends. Errors: 429 for a fourth stream of one user, 503 where the server has no room; clients then ask
 * `getUnreadCount` every 60 s.
 */
export const streamMessages = defineEndpoint({
  ...message,
  method: 'GET',
  path: '/ptl/message/stream',
  summary: 'Unread messages by type, as they change',
  responseType: 'events',
  response: messageEventSchema,
});
