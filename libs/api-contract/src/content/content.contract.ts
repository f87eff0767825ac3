import { z } from 'zod';
import {
  dateSchema,
  idSchema,
  imagePathSchema,
  linkTargetSchema,
  platformTypeSchema,
  timestampSchema,
  visibleRangeSchema,
} from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';

/** Tabs of the news center. */
export const NEWS_KINDS = { company: '公司新闻', industry: '行业动态', notice: '公告' } as const;

/** News item as lists show it. */
export const newsBriefSchema = z.object({
  id: idSchema,
  title: z.string().min(1).max(80),
  kind: z.enum(['company', 'industry', 'notice']),
  summary: z.string().max(200),
  publishedOn: dateSchema,
  coverImage: imagePathSchema,
});
export type NewsBrief = z.infer<typeof newsBriefSchema>;

/** News, newest first (path ours: endpoints §4.11). */
export const listNews = defineEndpoint({
  method: 'POST',
  path: '/ptl/news/pageList',
  summary: 'News, newest first',
  tags: ['content'],
  body: z.object({
    visibleRange: visibleRangeSchema,
    kind: z.enum(['company', 'industry', 'notice']).optional(),
    ...pageQueryShape,
  }),
  response: pageSchema(newsBriefSchema),
});

/** States of an activity, by its times and today's date. */
export const ACTIVITY_STATES = { enrolling: '报名中', ongoing: '进行中', ended: '已结束', replay: '回放' } as const;

/** Marketing activity as lists show it; `state` is computed from the clock. */
export const activityBriefSchema = z.object({
  id: idSchema,
  title: z.string().min(1).max(80),
  summary: z.string().max(200),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  place: z.string().max(60),
  state: z.enum(['enrolling', 'ongoing', 'ended', 'replay']),
  coverImage: imagePathSchema,
});
export type ActivityBrief = z.infer<typeof activityBriefSchema>;

/** Marketing activities, next ones first (path ours: endpoints §4.11). */
export const listActivities = defineEndpoint({
  method: 'POST',
  path: '/ptl/activity/pageList',
  summary: 'Marketing activities, next ones first',
  tags: ['content'],
  body: z.object({ visibleRange: visibleRangeSchema, ...pageQueryShape }),
  response: pageSchema(activityBriefSchema),
});

/** Partner of the directory and the home page's wall. */
export const partnerBriefSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(40),
  kind: z.string().max(20),
  logo: imagePathSchema,
});
export type PartnerBrief = z.infer<typeof partnerBriefSchema>;

/** Partners (path ours: endpoints §4.11). */
export const listPartners = defineEndpoint({
  method: 'POST',
  path: '/ptl/partner/pageList',
  summary: 'Partners',
  tags: ['content'],
  body: z.object({ visibleRange: visibleRangeSchema, ...pageQueryShape }),
  response: pageSchema(partnerBriefSchema),
});

const sectionHeadingSchema = z.object({ title: z.string().min(1).max(40), subtitle: z.string().max(120) });

/** Texts of a brand's home page that belong to no list. */
export const homeContentSchema = z.object({
  numbers: z.array(z.object({ value: z.string().max(12), unit: z.string().max(8), label: z.string().max(24) })).max(5),
  advantages: z.array(z.object({ title: z.string().max(24), text: z.string().max(120), icon: imagePathSchema })).max(4),
  products: sectionHeadingSchema,
  solutions: sectionHeadingSchema,
  cases: sectionHeadingSchema,
  news: sectionHeadingSchema,
  partners: sectionHeadingSchema,
  platform: sectionHeadingSchema.extend({
    image: imagePathSchema,
    imageAlt: z.string().max(120),
    points: z.array(z.object({ title: z.string().max(24), text: z.string().max(120) })).max(4),
  }),
  callToAction: sectionHeadingSchema.extend({
    actions: z.array(z.object({ text: z.string().max(20), url: linkTargetSchema })).max(2),
  }),
});
export type HomeContent = z.infer<typeof homeContentSchema>;

/** Home page texts of a brand (path ours). */
export const getHomeContent = defineEndpoint({
  method: 'GET',
  path: '/ptl/content/home',
  summary: 'Home page texts of a brand',
  tags: ['content'],
  query: z.object({ platformType: platformTypeSchema }),
  response: homeContentSchema,
});

/** Number that grows with every change of public content; page caches follow it (path ours). */
export const getContentVersion = defineEndpoint({
  method: 'GET',
  path: '/ptl/content/version',
  summary: 'Version of the public content',
  tags: ['content'],
  response: z.object({ version: z.number().int() }),
});
