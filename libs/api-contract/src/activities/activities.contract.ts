import { z } from 'zod';
import { idSchema, imagePathSchema, timestampSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { itemLinkSchema, portraitSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';

const stateSchema = z.enum(['enrolling', 'ongoing', 'ended', 'replay']);

/** Marketing activity as lists show it; `state` is computed from the clock. */
export const activityBriefSchema = z.object({
  id: idSchema,
  title: z.string().min(1).max(80),
  summary: z.string().max(200),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  place: z.string().max(60),
  state: stateSchema,
  coverImage: imagePathSchema,
});
export type ActivityBrief = z.infer<typeof activityBriefSchema>;

/** Marketing activities, next ones first (path ours: endpoints §4.11). */
export const listActivities = defineEndpoint({
  method: 'POST',
  path: '/ptl/activity/pageList',
  summary: 'Marketing activities, next ones first',
  tags: ['activities'],
  body: z.object({ visibleRange: visibleRangeSchema, state: stateSchema.optional(), ...pageQueryShape }),
  response: pageSchema(activityBriefSchema),
});

/** What an activity's page says besides its text: agenda, speakers, and what is left of it afterwards. */
export const activityContentSchema = z.object({
  form: z.enum(['online', 'offline', 'hybrid']),
  address: z.string().max(100),
  /** Seats; 0 means without limit. */
  capacity: z.number().int().min(0).max(100_000),
  agenda: z
    .array(z.object({ time: z.string().max(16), title: z.string().max(60), speaker: z.string().max(20) }))
    .max(12),
  speakers: z
    .array(
      z.object({
        name: z.string().max(20),
        role: z.string().max(40),
        intro: z.string().max(160),
        portrait: portraitSchema,
      }),
    )
    .max(8),
  /** Chapters of the recording with what each says: it can be read where it cannot be heard. */
  replayChapters: z
    .array(z.object({ time: z.string().max(8), title: z.string().max(60), text: z.string().max(400) }))
    .max(10),
});
export type ActivityContent = z.infer<typeof activityContentSchema>;

/** An activity's page; `seatsLeft` is null without a limit, `bodyHtml` is sanitized. */
export const activityDetailSchema = activityBriefSchema.extend({
  content: activityContentSchema,
  bodyHtml: z.string(),
  seatsLeft: z.number().int().nullable(),
  waitingCount: z.number().int(),
  related: z.array(itemLinkSchema),
});
export type ActivityDetail = z.infer<typeof activityDetailSchema>;

/** An activity's page by its id (path ours: endpoints §4.11). Errors: 404 unknown, 410 withdrawn. */
export const findActivityById = defineEndpoint({
  method: 'GET',
  path: '/ptl/activity/findById',
  summary: 'Activity page by id',
  tags: ['activities'],
  query: z.object({ id: idSchema, visibleRange: visibleRangeSchema }),
  response: activityDetailSchema,
});
