import { z } from 'zod';
import { keySchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { communityPersonSchema } from './participation.schemas';
import { NOTICE_TYPES, PARTICIPATION_LIMITS } from './participation.values';

const notices = { tags: ['community'], auth: 'user', method: 'POST' } as const;

const noticeTypeSchema = keySchema(NOTICE_TYPES, '请选择通知类型');
export type NoticeType = z.infer<typeof noticeTypeSchema>;

/** An object with one value for each type of notices. */
function perType<Value extends z.ZodType>(value: Value) {
  return z.object({ comment: value, mention: value, like: value, accept: value, follow: value, system: value });
}

/** Notices that are chosen of a list, as many as one call takes. */
export const noticeIdsSchema = z
  .array(z.uuid('通知不存在'))
  .min(1, '请选择通知')
  .max(PARTICIPATION_LIMITS.ids, `一次最多选择${PARTICIPATION_LIMITS.ids}条`);

/** A notice; similar ones that nobody has read are one. */
export const noticeSchema = z.object({
  id: z.uuid(),
  type: noticeTypeSchema,
  /** Those who did it last, three at most; none for the community itself. */
  people: z.array(communityPersonSchema),
  /** How many did it. */
  total: z.number().int(),
  /** What was done, without who did it: `赞了你的文章`. */
  text: z.string(),
  /** What it was done to, and a line of what was written. */
  title: z.string(),
  excerpt: z.string(),
  /** Page it leads to, without prefix; empty for none. */
  url: z.string(),
  isRead: z.boolean(),
  at: timestampSchema,
});
export type CommunityNotice = z.infer<typeof noticeSchema>;

/** Unread notices by type (endpoints §4.9). */
export const countUnreadNotices = defineEndpoint({
  ...notices,
  method: 'GET',
  path: '/ptl/community/notice/unread',
  summary: 'Unread notices by type',
  response: perType(z.number().int()),
});

/** Notices of the caller, the newest first (endpoints §4.9). */
export const listNotices = defineEndpoint({
  ...notices,
  path: '/ptl/community/notice/pageList',
  summary: 'Own notices',
  body: z.object({ type: noticeTypeSchema.optional(), read: z.boolean().optional(), ...pageQueryShape }),
  response: pageSchema(noticeSchema),
});

/**
 * Marks as read those of `ids`, or exactly those that the filter shows up to `until`, the newest that was shown (endpoints
 * §4.9; complaint 10). Says how many were unread until now.
 */
export const readNotices = defineEndpoint({
  ...notices,
  path: '/ptl/community/notice/read',
  summary: 'Marks own notices as read',
  body: z.object({
    ids: noticeIdsSchema.optional(),
    type: noticeTypeSchema.optional(),
    until: timestampSchema.optional(),
  }),
  response: z.object({ total: z.number().int() }),
});

/** What the caller wants to hear of: on the site, and in the mail that a day's notices come in. */
export const noticePreferenceSchema = z.object({ site: perType(z.boolean()), mail: perType(z.boolean()) });
export type NoticePreference = z.infer<typeof noticePreferenceSchema>;

/** What the caller wants to hear of (path ours). */
export const getNoticePreference = defineEndpoint({
  ...notices,
  method: 'GET',
  path: '/ptl/community/notice/preference',
  summary: 'What the caller is told of',
  response: noticePreferenceSchema,
});

/** Saves what the caller wants to hear of; those of the community itself always come (path ours). */
export const saveNoticePreference = defineEndpoint({
  ...notices,
  path: '/ptl/community/notice/preference',
  summary: 'Saves what the caller is told of',
  body: noticePreferenceSchema,
  response: noticePreferenceSchema,
});
