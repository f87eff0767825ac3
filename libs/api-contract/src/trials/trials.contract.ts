import { z } from 'zod';
import { usageShape } from '../applications/application-fields';
import { timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { proseText, ruledText } from '../endpoint/text-schemas';
import { recordFileSchema, stateCountSchema, statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { trialQuotaSchema } from '../products/trial-plan.contract';
import { TRIAL_RULES } from './trials.rules';
import { TRIAL_STATUSES } from './trials.values';

const trial = { tags: ['trials'], auth: 'user' } as const;

/** State of a trial: 10 待审核 · 11 已驳回 · 20 待开通 · 30 试用中 · 31 延期审核中 · 40 已到期 · 50 已转正 · 60 已取消. */
export const trialStatusSchema = z.literal(TRIAL_STATUSES);
export type TrialStatus = z.infer<typeof trialStatusSchema>;

/** Number of a trial as a caller names it. */
export const trialIdSchema = z.string().min(1).max(32);
const productCodeSchema = z.string().min(1).max(64);

/** Application for a product's trial. */
export const trialRequestSchema = z.object({ productCode: productCodeSchema, ...usageShape });
export type TrialRequest = z.infer<typeof trialRequestSchema>;

/** How the caller's trial of a product stands; `id` is its number. */
export const trialStateSchema = z.object({ id: z.string(), status: trialStatusSchema });
export type TrialState = z.infer<typeof trialStateSchema>;

/** Applies for a product's trial (spec §7). Errors: 404 unknown product, 409 one for it exists. */
export const saveTrial = defineEndpoint({
  ...trial,
  method: 'POST',
  path: '/portal/workorder/trialManagement/save',
  summary: 'Applies for a trial of a product',
  isIdempotent: true,
  body: trialRequestSchema,
  /** `applicationNo` is the `id` by its earlier name. */
  response: z.object({ ...trialStateSchema.shape, applicationNo: z.string() }),
});

/**
 * The caller's trial of a product, or null where one may be applied for: there is none, or it was rejected or cancelled
 * before it was opened (endpoints §4.4).
 */
export const getTrialState = defineEndpoint({
  ...trial,
  method: 'GET',
  path: '/portal/workorder/trialManagement/myState',
  summary: 'Own trial of a product',
  query: z.object({ productCode: productCodeSchema }),
  response: trialStateSchema.nullable(),
});

/** A trial in a list of its owner. */
export const trialBriefSchema = z.object({
  ...trialStateSchema.shape,
  productCode: z.string(),
  productName: z.string(),
  productUrl: z.string(),
  /** The plan that it is a trial of; empty where the product names none. */
  mealCode: z.string(),
  createdAt: timestampSchema,
  /** Period as it was granted, in days, without an extension. */
  days: z.number().int(),
  /** When it was opened and when it ends; null before. */
  openedAt: timestampSchema.nullable(),
  endsAt: timestampSchema.nullable(),
  /** What may be used, and how much of it was; `used` is null where nobody has recorded anything. */
  quota: z.object({ ...trialQuotaSchema.shape, used: z.number().int().nullable() }).nullable(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  /** Why it could not be opened so far; empty otherwise. */
  failure: z.string(),
  /** What was asked for beyond the period, and when it was granted. */
  extension: z.object({ days: z.number().int(), reason: z.string(), isGranted: z.boolean() }).nullable(),
  feedback: z.object({ rating: z.number().int(), text: z.string() }).nullable(),
  /** Until when the data of a trial that is over is kept; null where it is not over, or its data is gone. */
  dataUntil: timestampSchema.nullable(),
  isDataRemoved: z.boolean(),
  /** The order that followed it; empty otherwise. */
  orderNo: z.string(),
  /** What its provider calls that which was opened; empty before. */
  instanceNo: z.string(),
  /** What the owner may do now: `cancel`, `extend`, `feedback`, `convert`. */
  actions: z.array(z.string()),
  version: versionSchema,
});
export type TrialBrief = z.infer<typeof trialBriefSchema>;

/** A trial with what its owner attached and everything that happened to it. */
export const trialDetailSchema = z.object({
  ...trialBriefSchema.shape,
  scene: z.string(),
  files: z.array(recordFileSchema),
  log: z.array(statusLogEntrySchema),
});
export type TrialDetail = z.infer<typeof trialDetailSchema>;

/** The caller's trials, the newest first (endpoints §4.4). */
export const listTrials = defineEndpoint({
  ...trial,
  method: 'POST',
  path: '/portal/workorder/trialManagement/pageList',
  summary: 'Own trials',
  body: z.object({
    status: trialStatusSchema.optional(),
    /** States of a tab; all of them where none is given. */
    statuses: z.array(trialStatusSchema).max(TRIAL_STATUSES.length).default([]),
    ...pageQueryShape,
  }),
  response: pageSchema(trialBriefSchema),
});

/** How many of the caller's trials stand in each state (path ours). */
export const countTrials = defineEndpoint({
  ...trial,
  method: 'GET',
  path: '/portal/workorder/trialManagement/statusCount',
  summary: 'Own trials by state',
  response: z.array(stateCountSchema),
});

/** A trial of the caller (endpoints §4.4). Error: 404. */
export const getTrial = defineEndpoint({
  ...trial,
  method: 'GET',
  path: '/portal/workorder/trialManagement/detail',
  summary: 'An own trial',
  query: z.object({ id: trialIdSchema }),
  response: trialDetailSchema,
});

/** Cancels a trial (endpoints §4.4). Errors: 404, 409 in another state. */
export const cancelTrial = defineEndpoint({
  ...trial,
  method: 'POST',
  path: '/portal/workorder/trialManagement/cancel',
  summary: 'Cancels an own trial',
  isIdempotent: true,
  body: z.object({ id: trialIdSchema, reason: ruledText(proseText, TRIAL_RULES.cancelReason).default('') }),
  response: trialDetailSchema,
});

/** Asks for more days, once, at most half the period (endpoints §4.4). Errors: 404, 409 in another state, asked before, too many. */
export const extendTrial = defineEndpoint({
  ...trial,
  method: 'POST',
  path: '/portal/workorder/trialManagement/extend',
  summary: 'Asks for an extension of an own trial',
  isIdempotent: true,
  body: z.object({
    id: trialIdSchema,
    days: z.number('请输入延期天数').int('延期天数须为整数').min(1, '延期天数至少为1').max(90, '延期天数不能超过90'),
    reason: ruledText(proseText, TRIAL_RULES.extensionReason),
  }),
  response: trialDetailSchema,
});

/** Says what a trial was like, once, from when it was opened (endpoints §4.4). Errors: 404, 409 too early or said already. */
export const rateTrial = defineEndpoint({
  ...trial,
  method: 'POST',
  path: '/portal/workorder/trialManagement/feedback',
  summary: 'Rates an own trial',
  isIdempotent: true,
  body: z.object({
    id: trialIdSchema,
    rating: z.number('请选择评分').int('请选择评分').min(1, '请选择评分').max(5, '请选择评分'),
    text: ruledText(proseText, TRIAL_RULES.feedback).default(''),
  }),
  response: trialDetailSchema,
});
