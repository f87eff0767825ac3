import { z } from 'zod';
import { idSchema, sitePathSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { proseText, ruledText } from '../endpoint/text-schemas';
import { recordFileSchema, stateCountSchema, statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { deliveryModeSchema, modelTypeSchema } from './models.contract';
import { MODEL_LISTING_STATES, PUBLISHING_LIMITS } from './model-publishing.values';
import { MODEL_REVIEW_RULES, MODEL_TEXT_PARTS, type ModelTextPart } from './model-text.rules';
import { modelTextSchema } from './model-text.schemas';

const publishing = { tags: ['models'], auth: 'user' } as const;

/** Number of a published model, which its page has too. */
export const publishedModelIdSchema = z.string().min(1).max(32);
/** Listing status (spec §3). */
export const modelListingStatusSchema = z.literal([1, 2, 3]);
/** Audit status (spec §3). */
export const modelAuditStatusSchema = z.literal([0, 1, 2]);
/** Both with whether it was submitted: 100 草稿 · 101 审核中 · 121 未通过 · 211 已上架 · 311 已下架 · 321 违规下架. */
export const modelListingStateSchema = z.literal(MODEL_LISTING_STATES);
export type ModelListingState = z.infer<typeof modelListingStateSchema>;

/** Something that a reviewer finds wrong, and with which part of the text. */
export const textPositionSchema = z.object({
  field: z.enum(Object.keys(MODEL_TEXT_PARTS) as ModelTextPart[], '请选择有问题的部分'),
  text: ruledText(proseText, MODEL_REVIEW_RULES.position).default(''),
});
export type TextPosition = z.infer<typeof textPositionSchema>;

/** A published model in a list of its owner. */
export const publishedModelSchema = z.object({
  id: publishedModelIdSchema,
  name: z.string(),
  modelType: modelTypeSchema,
  deliveryMode: deliveryModeSchema,
  status: modelListingStateSchema,
  listingStatus: modelListingStatusSchema,
  auditStatus: modelAuditStatusSchema,
  /** The version that visitors see, or saw last; empty before the first. */
  liveLabel: z.string(),
  /** A changed text beside the one that visitors see, and how it stands; null where there is none. */
  revision: z.enum(['draft', 'waiting', 'rejected']).nullable(),
  /** Page of the model; empty while it is not on the shelf. */
  modelUrl: z.union([sitePathSchema, z.literal('')]),
  /** How many use it now. */
  subscribers: z.number().int(),
  /** When what waits for a review was submitted; null where nothing waits. */
  submittedAt: timestampSchema.nullable(),
  /** When it came on the shelf for the first time. */
  publishedAt: timestampSchema.nullable(),
  updatedAt: timestampSchema,
  version: versionSchema,
});
export type PublishedModel = z.infer<typeof publishedModelSchema>;

/** Outcome of the test of a version's interface. */
export const interfaceTestSchema = z.object({
  at: timestampSchema,
  isPassed: z.boolean(),
  /** What the model answered, a JSON text; empty where it did not. */
  output: z.string(),
  /** Why the test was not passed; empty otherwise. */
  failure: z.string(),
  latencyMs: z.number().int(),
  /** The output is the sample of the model, in a demonstration. */
  isSample: z.boolean(),
});
export type InterfaceTest = z.infer<typeof interfaceTestSchema>;

/** A published model with everything its owner may see. */
export const publishedModelDetailSchema = z.object({
  ...publishedModelSchema.shape,
  /** Who is named as its provider; empty before it is submitted. */
  provider: z.string(),
  /** The text of the newest version, which is that of visitors where there is no revision. */
  text: modelTextSchema,
  /** Test of the newest version; null where its text was not tested as it is. */
  test: interfaceTestSchema.nullable(),
  /** For reviewers alone. */
  files: z.array(recordFileSchema),
  /** The newest first. */
  versions: z.array(
    z.object({
      number: z.number().int(),
      label: z.string(),
      notes: z.string(),
      createdAt: timestampSchema,
      /** When it came on the shelf; null before. */
      passedAt: timestampSchema.nullable(),
      isLive: z.boolean(),
    }),
  ),
  /** Why it was rejected or taken down the last time, and where; empty otherwise. */
  reason: z.string(),
  positions: z.array(textPositionSchema),
  log: z.array(statusLogEntrySchema),
  /** What the owner may do now: `save`, `test`, `submit`, `withdraw`, `onShelf`, `offShelf`, `newVersion`, `discardVersion`, `appeal`, `delete`. */
  actions: z.array(z.string()),
});
export type PublishedModelDetail = z.infer<typeof publishedModelDetailSchema>;

const change = { ...publishing, method: 'POST', isIdempotent: true, response: publishedModelDetailSchema } as const;
const byId = z.object({ id: publishedModelIdSchema });

/** The caller's published models, those that changed last on top (endpoints §4.4). */
export const listPublishedModels = defineEndpoint({
  ...publishing,
  method: 'POST',
  path: '/ptl/model/myPublish/pageList',
  summary: 'Own published models',
  body: z.object({
    auditStatus: modelAuditStatusSchema.optional(),
    listingStatus: modelListingStatusSchema.optional(),
    ...pageQueryShape,
  }),
  response: pageSchema(publishedModelSchema),
});

/** How many of the caller's published models stand in each state (path ours). */
export const countPublishedModels = defineEndpoint({
  ...publishing,
  method: 'GET',
  path: '/ptl/model/myPublish/statusCount',
  summary: 'Own published models by state',
  response: z.array(stateCountSchema),
});

/** A published model of the caller (path ours). Error: 404. */
export const getPublishedModel = defineEndpoint({
  ...publishing,
  method: 'GET',
  path: '/ptl/model/myPublish/detail',
  summary: 'An own published model',
  query: byId,
  response: publishedModelDetailSchema,
});

/**
 * Keeps a draft, or the changed text of a model beside the one that visitors see (endpoints §4.4). A draft may be
 * incomplete. Errors: 404; 409 waits for a review, has no open version, changed since it was seen, or too many.
 */
export const savePublishedModel = defineEndpoint({
  ...change,
  path: '/ptl/model/save',
  summary: 'Saves an own model',
  body: z.object({
    /** Without one a new draft begins. */
    id: publishedModelIdSchema.optional(),
    /** The one that was seen; needed beside `id`. */
    version: versionSchema.optional(),
    text: modelTextSchema,
    fileIds: z.array(idSchema).max(PUBLISHING_LIMITS.files, `附件不能超过${PUBLISHING_LIMITS.files}个`).default([]),
  }),
});

/** Calls the newest version once with its sample, and keeps what came of it (path ours). Errors: 404, 409 nobody runs models, 422 incomplete. */
export const testModelInterface = defineEndpoint({
  ...publishing,
  method: 'POST',
  path: '/ptl/model/interfaceTest',
  summary: 'Tests the interface of an own model',
  body: byId,
  response: publishedModelDetailSchema,
});

/** Submits a draft, or a changed text, for a review (endpoints §4.4). Errors: 404; 409 in another state, not tested, without identity, or suspended; 422 incomplete. */
export const submitPublishedModel = defineEndpoint({
  ...change,
  path: '/ptl/model/submit',
  summary: 'Submits an own model for a review',
  body: byId,
});

/** Takes back what waits for a review (path ours). Errors: 404, 409 in another state. */
export const withdrawPublishedModel = defineEndpoint({
  ...change,
  path: '/ptl/model/withdraw',
  summary: 'Takes back an own model from its review',
  body: byId,
});

/** Puts an unchanged model on the shelf again (endpoints §4.4). Errors: 404, 409 in another state, or changed. */
export const putModelOnShelf = defineEndpoint({
  ...change,
  path: '/ptl/model/onShelf',
  summary: 'Puts an own model on the shelf again',
  body: byId,
});

/** Takes a model off the shelf; those who use it keep it until their end (endpoints §4.4). Errors: 404, 409 in another state. */
export const takeModelOffShelf = defineEndpoint({
  ...change,
  path: '/ptl/model/offShelf',
  summary: 'Takes an own model off the shelf',
  body: byId,
});

/** Opens a new version, a copy of the last one, which stays as it is until the new one has passed (endpoints §4.4). Errors: 404, 409 one is open. */
export const openModelVersion = defineEndpoint({
  ...change,
  path: '/ptl/model/newVersion',
  summary: 'Opens a new version of an own model',
  body: byId,
});

/** Gives up the new version (path ours). Errors: 404, 409 none is open. */
export const discardModelVersion = defineEndpoint({
  ...change,
  path: '/ptl/model/discardVersion',
  summary: 'Gives up the new version of an own model',
  body: byId,
});

/** Has another reviewer look at a decision, once for each version (path ours). Errors: 404, 409 in another state, or appealed before. */
export const appealModelReview = defineEndpoint({
  ...change,
  path: '/ptl/model/appeal',
  summary: 'Appeals against the review of an own model',
  body: z.object({ id: publishedModelIdSchema, reason: ruledText(proseText, MODEL_REVIEW_RULES.appeal) }),
});

/** Deletes a draft that was never on the shelf (path ours). Errors: 404, 409 no draft. */
export const deletePublishedModel = defineEndpoint({
  ...publishing,
  method: 'POST',
  path: '/ptl/model/delete',
  summary: 'Deletes the draft of an own model',
  body: byId,
  response: z.null(),
});
