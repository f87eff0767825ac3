import { z } from 'zod';
import {
  dateSchema,
  imagePathSchema,
  linkTargetSchema,
  platformTypeSchema,
  visibleRangeSchema,
} from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';

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

/**
 * Number that grows with every change of public content, and what it was when each topic last changed; page caches
 * follow it (path ours).
 */
export const getContentVersion = defineEndpoint({
  method: 'GET',
  path: '/ptl/content/version',
  summary: 'Version of the public content and of its topics',
  tags: ['content'],
  response: z.object({ version: z.number().int(), topics: z.record(z.string(), z.number().int()) }),
});

// The id of a document's page is the path of its file, and each Chinese letter of it nine in a URL.
const addressSchema = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

/** URLs of all pages about an item, for the site map: without prefix, with the day of the item (path ours). */
export const listAddresses = defineEndpoint({
  method: 'GET',
  path: '/ptl/content/addresses',
  summary: 'Addresses of the pages about items',
  tags: ['content'],
  query: z.object({ visibleRange: visibleRangeSchema }),
  response: z.array(z.object({ path: addressSchema, changedOn: dateSchema })),
});
