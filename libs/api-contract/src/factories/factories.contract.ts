import { z } from 'zod';
import { idSchema, imagePathSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { figureSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';

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
