import { z } from 'zod';
import { dateSchema, idSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { itemLinkSchema, keywordSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { MODEL_SORTS } from './models.values';

/** Type of an industrial model (spec §3). */
export const modelTypeSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
/** Way a model is delivered (spec §3). */
export const deliveryModeSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/** Way a model is paid (spec §3). */
export const pricingSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Industrial model as lists show it; `rating` is 0–5 in tenths, `calls` counts all calls so far. */
export const modelBriefSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(40),
  modelType: modelTypeSchema,
  deliveryMode: deliveryModeSchema,
  pricing: pricingSchema,
  industry: z.string().min(1).max(20),
  provider: z.string().min(1).max(40),
  summary: z.string().min(1).max(120),
  calls: z.number().int().min(0),
  rating: z.number().min(0).max(5),
  publishedOn: dateSchema,
});
export type ModelBrief = z.infer<typeof modelBriefSchema>;

/** A parameter of a model. */
export const modelParameterSchema = z.object({
  name: z.string().regex(/^[A-Za-z][\w.[\]]{0,39}$/),
  type: z.string().min(1).max(20),
  isRequired: z.boolean(),
  text: z.string().min(1).max(120),
  example: z.string().max(60),
});
export type ModelParameter = z.infer<typeof modelParameterSchema>;

const reviewSchema = z.object({
  author: z.string().max(20),
  rating: z.number().int().min(1).max(5),
  text: z.string().max(200),
  date: dateSchema,
});

/** What a model's page says; samples are JSON texts. */
export const modelContentSchema = z.object({
  intro: z.array(z.string().min(1).max(400)).min(1).max(3),
  inputs: z.array(modelParameterSchema).min(1).max(12),
  outputs: z.array(modelParameterSchema).min(1).max(12),
  sampleRequest: z.record(z.string(), z.json()),
  sampleResponse: z.record(z.string(), z.json()),
  accuracy: z
    .array(z.object({ metric: z.string().max(24), value: z.string().max(24), note: z.string().max(80) }))
    .min(1)
    .max(5),
  limits: z.array(z.string().min(1).max(120)).min(1).max(5),
  guide: z.array(z.string().min(1).max(160)).min(2).max(6),
  /** Price in words, e.g. `0.02 元/次，每月前 1000 次免费`. */
  price: z.string().min(1).max(60),
  versions: z
    .array(z.object({ version: z.string().max(16), date: dateSchema, text: z.string().max(120) }))
    .min(1)
    .max(6),
  reviews: z.array(reviewSchema).max(5),
});
export type ModelContent = z.infer<typeof modelContentSchema>;

/** A model's page; the whole of what members say of it is at `listModelComments`. */
export const modelDetailSchema = modelBriefSchema.extend({
  content: modelContentSchema,
  /** What members who use it say of it. */
  memberReviews: z.object({
    /** The newest few, that one first, each cut to what has room on the page. */
    newest: z.array(reviewSchema).max(5),
    total: z.number().int(),
    /** There are no others, and none was cut. */
    isWhole: z.boolean(),
  }),
  related: z.array(itemLinkSchema),
});
export type ModelDetail = z.infer<typeof modelDetailSchema>;

/** Industrial models by filters (path ours: endpoints §4.4). */
export const listModels = defineEndpoint({
  method: 'POST',
  path: '/ptl/model/pageList',
  summary: 'Industrial models by filters',
  tags: ['models'],
  body: z.object({
    visibleRange: visibleRangeSchema,
    modelType: modelTypeSchema.optional(),
    deliveryMode: deliveryModeSchema.optional(),
    pricing: pricingSchema.optional(),
    industry: z.string().max(20).optional(),
    keyword: keywordSchema,
    sort: z.enum(MODEL_SORTS).default('recommended'),
    ...pageQueryShape,
  }),
  response: pageSchema(modelBriefSchema),
});

/** What a home page says of a model: how well it does, and where it ends. */
export const featuredModelSchema = modelBriefSchema
  .pick({ id: true, name: true, modelType: true, industry: true, summary: true, calls: true })
  .extend({ accuracy: modelContentSchema.shape.accuracy.element, limit: z.string().min(1).max(120) });
export type FeaturedModel = z.infer<typeof featuredModelSchema>;

/** The most recommended models, each with its first figure and its first limit (path ours). */
export const listFeaturedModels = defineEndpoint({
  method: 'GET',
  path: '/ptl/model/featured',
  summary: 'The most recommended models with their limits',
  tags: ['models'],
  query: z.object({ visibleRange: visibleRangeSchema, size: z.coerce.number().int().min(1).max(8).default(4) }),
  response: z.array(featuredModelSchema),
});

/** Industries that have models (path ours). */
export const listModelIndustries = defineEndpoint({
  method: 'GET',
  path: '/ptl/model/industries',
  summary: 'Industries that have models',
  tags: ['models'],
  query: z.object({ visibleRange: visibleRangeSchema }),
  response: z.array(z.string()),
});

/** A model's page by its id (path ours: endpoints §4.4). Errors: 404 unknown, 410 off shelf. */
export const findModelById = defineEndpoint({
  method: 'GET',
  path: '/ptl/model/findById',
  summary: 'Model page by id',
  tags: ['models'],
  query: z.object({ id: idSchema, visibleRange: visibleRangeSchema }),
  response: modelDetailSchema,
});
