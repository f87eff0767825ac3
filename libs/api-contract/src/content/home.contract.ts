import { z } from 'zod';
import { idSchema, imagePathSchema, linkTargetSchema, platformTypeSchema } from '../endpoint/common-schemas';
import { titledTextSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';

const headingShape = { title: z.string().min(1).max(40), subtitle: z.string().max(120).default('') };
const actionsSchema = z.array(z.object({ text: z.string().min(1).max(20), url: linkTargetSchema })).max(2);

/** A reading of a running plant: what it is, how much, and how it went lately. */
export const readingSchema = z.object({
  label: z.string().min(1).max(16),
  value: z.string().min(1).max(12),
  unit: z.string().max(8),
  state: z.enum(['normal', 'warning']),
  /** The last values, oldest first, in any unit. */
  trend: z.array(z.number()).min(2).max(24),
});
export type Reading = z.infer<typeof readingSchema>;

/** A region of the cloud, and where it stands on the sketch of the network: per cent of its width and height. */
const regionSchema = z.object({
  name: z.string().min(1).max(16),
  note: z.string().max(40),
  zones: z.number().int().min(1).max(9),
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
});

/** A section of a home page: its kind, its look where there are several, and what it says or shows. */
export const homeSectionSchema = z.discriminatedUnion('kind', [
  /** The brand's banners; as a `stage` they take nearly all of the window. */
  z.strictObject({ kind: z.literal('hero'), variant: z.enum(['band', 'stage']) }),
  /** Key figures of the company, on a panel that overlaps the hero or on a line of their own. */
  z.strictObject({
    kind: z.literal('figures'),
    variant: z.enum(['panel', 'line']),
    figures: z
      .array(z.object({ value: z.string().max(12), unit: z.string().max(8), label: z.string().max(24) }))
      .min(1)
      .max(5),
  }),
  /** Readings of a plant, below the hero. */
  z.strictObject({
    kind: z.literal('readings'),
    /** What they are of. */
    title: z.string().min(1).max(40),
    /** Where they come from, e.g. 演示数据. */
    source: z.string().min(1).max(40),
    readings: z.array(readingSchema).min(3).max(6),
  }),
  /** Products by category; categories in the order of `categoryIds`, or those of the hot products where it is empty. */
  z.strictObject({
    kind: z.literal('products'),
    variant: z.enum(['cover', 'prices']),
    ...headingShape,
    categoryIds: z.array(idSchema).max(8).default([]),
  }),
  z.strictObject({ kind: z.literal('solutions'), ...headingShape }),
  z.strictObject({
    kind: z.literal('platform'),
    ...headingShape,
    image: imagePathSchema,
    imageAlt: z.string().max(120),
    points: z.array(z.object({ title: z.string().max(24), text: z.string().max(120) })).max(4),
    advantages: z
      .array(z.object({ title: z.string().max(24), text: z.string().max(120), icon: imagePathSchema }))
      .max(4),
  }),
  /** Customer cases; those of `ids`, or the newest featured ones where it is empty. */
  z.strictObject({
    kind: z.literal('cases'),
    variant: z.enum(['slides', 'metrics']),
    ...headingShape,
    ids: z.array(idSchema).max(8).default([]),
  }),
  z.strictObject({ kind: z.literal('models'), ...headingShape }),
  z.strictObject({ kind: z.literal('factories'), ...headingShape }),
  /** How a program begins, step by step. */
  z.strictObject({
    kind: z.literal('code'),
    ...headingShape,
    steps: z.array(titledTextSchema).min(1).max(4),
    samples: z
      .array(z.object({ name: z.string().min(1).max(16), lines: z.array(z.string().max(80)).min(1).max(12) }))
      .min(1)
      .max(3),
    actions: actionsSchema,
  }),
  z.strictObject({ kind: z.literal('regions'), ...headingShape, regions: z.array(regionSchema).min(2).max(12) }),
  /** What is promised, and who has checked it. */
  z.strictObject({
    kind: z.literal('assurance'),
    ...headingShape,
    levels: z
      .array(z.object({ service: z.string().min(1).max(24), promise: z.string().min(1).max(12), note: z.string().max(60) }))
      .min(1)
      .max(6),
    certificates: z.array(z.object({ name: z.string().min(1).max(24), note: z.string().max(40) })).max(6),
  }),
  z.strictObject({ kind: z.literal('news'), ...headingShape }),
  z.strictObject({ kind: z.literal('partners'), ...headingShape }),
  z.strictObject({ kind: z.literal('callToAction'), ...headingShape, actions: actionsSchema }),
]);
export type HomeSection = z.infer<typeof homeSectionSchema>;

/** A section of a kind. */
export type HomeSectionOf<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }>;

/** Home page of a brand: its sections, each kind once at the most, in their order. */
export const homeContentSchema = z.object({
  sections: z
    .array(homeSectionSchema)
    .min(1)
    .max(14)
    .refine((sections) => new Set(sections.map(({ kind }) => kind)).size === sections.length, '每种版块只能出现一次'),
});
export type HomeContent = z.infer<typeof homeContentSchema>;

/** Home page of a brand, section by section (path ours). */
export const getHomeContent = defineEndpoint({
  method: 'GET',
  path: '/ptl/content/home',
  summary: 'Home page of a brand, section by section',
  tags: ['configuration'],
  query: z.object({ platformType: platformTypeSchema }),
  response: homeContentSchema,
});
