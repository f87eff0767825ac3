import { z } from 'zod';
import { dateSchema, idSchema, imagePathSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { figureSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';

const videoPathSchema = (ending: string) =>
  z
    .string()
    .max(120)
    .regex(new RegExp(`^/files/films/[\\w-]+\\.${ending}$`), `须为 /files/films/ 下的 .${ending} 文件`);

/** A short video without sound. What it shows is told by its captions, and in `transcript` to those who cannot see it. */
export const videoSchema = z.object({
  title: z.string().min(1).max(40),
  /** URL of the video, H.264 in MP4. */
  file: videoPathSchema('mp4'),
  /** URL of the picture that stands for the video until it is played, 16:9. */
  poster: videoPathSchema('webp'),
  /** URL of its captions, WebVTT in Chinese. */
  captions: videoPathSchema('vtt'),
  /** Length in seconds. */
  durationS: z.number().int().min(1).max(600),
  publishedOn: dateSchema,
  /** Texts of the captions in their order. */
  transcript: z.array(z.string()),
});
export type Video = z.infer<typeof videoSchema>;

/** A lighthouse factory with how it came to be. */
export const factorySchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(40),
  place: z.string().min(1).max(20),
  industry: z.string().min(1).max(20),
  year: z.number().int().min(2000).max(2100),
  certification: z.string().max(40),
  summary: z.string().min(1).max(200),
  coverImage: imagePathSchema,
  metrics: z.array(figureSchema).min(2).max(4),
  timeline: z
    .array(z.object({ date: z.string().max(12), title: z.string().max(40), text: z.string().max(160) }))
    .min(3)
    .max(6),
  /** Absent where there is none. */
  film: videoSchema.optional(),
});
export type Factory = z.infer<typeof factorySchema>;

/** Lighthouse factories, newest first (path ours). */
export const listFactories = defineEndpoint({
  method: 'GET',
  path: '/ptl/factory/list',
  summary: 'Lighthouse factories',
  tags: ['pages'],
  query: z.object({ visibleRange: visibleRangeSchema }),
  response: z.array(factorySchema),
});

/** What a home page says of a factory. */
export const factoryBriefSchema = factorySchema.omit({ timeline: true, film: true, certification: true });
export type FactoryBrief = z.infer<typeof factoryBriefSchema>;

/** The newest lighthouse factories, in brief (path ours). */
export const listFactoryBriefs = defineEndpoint({
  method: 'GET',
  path: '/ptl/factory/briefs',
  summary: 'The newest lighthouse factories, in brief',
  tags: ['factories'],
  query: z.object({ visibleRange: visibleRangeSchema, size: z.coerce.number().int().min(1).max(6).default(3) }),
  response: z.array(factoryBriefSchema),
});
