import { z } from 'zod';
import { accessKeySchema, keyIdSchema, keyNameSchema, newAccessKeySchema } from '../access-keys/access-key.schemas';
import { dateSchema, sitePathSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { deliveryModeSchema, modelParameterSchema, modelTypeSchema } from './models.contract';
import { readModelInput } from './model-input.rules';
import { MODEL_SUBSCRIPTION_STATUSES, MODEL_SUBSCRIPTION_TABS, TRY_OUT_LIMITS } from './model-subscriptions.values';

const subscriptionIdSchema = z.uuid();

/** State of a model in use: 10 使用中 · 30 已到期. */
export const modelSubscriptionStatusSchema = z.literal(MODEL_SUBSCRIPTION_STATUSES);
export type ModelSubscriptionStatus = z.infer<typeof modelSubscriptionStatusSchema>;

/** A tab of the list of models in use. */
export type ModelSubscriptionTab = (typeof MODEL_SUBSCRIPTION_TABS)[number];

/** A model in use, in a list. */
export const modelSubscriptionSchema = z.object({
  id: subscriptionIdSchema,
  subscriptionNo: z.string(),
  modelId: z.string(),
  modelName: z.string(),
  modelType: modelTypeSchema,
  deliveryMode: deliveryModeSchema,
  modelUrl: sitePathSchema,
  status: modelSubscriptionStatusSchema,
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  /** Days until the end, begun ones counted; 0 once it is over. */
  daysLeft: z.number().int(),
  /** It is in use, and ends within a few days. */
  isEnding: z.boolean(),
  /** Calls of this month in China; `null` where the model is not called but handed over. */
  quota: z.object({ total: z.number().int(), used: z.number().int() }).nullable(),
  version: versionSchema,
});
export type ModelSubscription = z.infer<typeof modelSubscriptionSchema>;

/** The caller's models in use, those that end first on top (endpoints §4.4). */
export const listModelSubscriptions = defineEndpoint({
  method: 'POST',
  path: '/ptl/model/myUsed/pageList',
  summary: 'Own models in use',
  tags: ['models'],
  auth: 'user',
  body: z.object({ status: z.enum(MODEL_SUBSCRIPTION_TABS).default('running'), ...pageQueryShape }),
  response: pageSchema(modelSubscriptionSchema),
});

/** How many of the caller's models in use there are in each tab, each counted up to `CAPPED_TOTAL` (path ours). */
export const countModelSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/ptl/model/myUsed/statusCount',
  summary: 'Own models in use by tab',
  tags: ['models'],
  auth: 'user',
  response: z.array(z.object({ tab: z.enum(MODEL_SUBSCRIPTION_TABS), total: z.number().int() })),
});

/** A model in use with everything its owner may see. */
export const modelSubscriptionDetailSchema = z.object({
  ...modelSubscriptionSchema.shape,
  /** The newest application that was approved for it. */
  applicationNo: z.string(),
  keys: z.array(accessKeySchema),
  /** What the model takes and gives, and a good input; absent where it cannot be tried. */
  interface: z
    .object({
      inputs: z.array(modelParameterSchema),
      outputs: z.array(modelParameterSchema),
      sampleRequest: z.record(z.string(), z.json()),
    })
    .nullable(),
  log: z.array(statusLogEntrySchema),
  /** What the owner may do now: `createKey`, `tryOut`. */
  actions: z.array(z.string()),
});
export type ModelSubscriptionDetail = z.infer<typeof modelSubscriptionDetailSchema>;

/** A model in use of the caller (path ours). Error: 404. */
export const getModelSubscription = defineEndpoint({
  method: 'GET',
  path: '/ptl/model/myUsed/detail',
  summary: 'An own model in use',
  tags: ['models'],
  auth: 'user',
  query: z.object({ id: subscriptionIdSchema }),
  response: modelSubscriptionDetailSchema,
});

/** Calls of an own model by day, the oldest first (endpoints §4.4); days without calls are left out. Errors: 404, 422 more than `MAX_USAGE_DAYS`. */
export const getModelUsage = defineEndpoint({
  method: 'GET',
  path: '/ptl/model/usage',
  summary: 'Calls of an own model by day',
  tags: ['models'],
  auth: 'user',
  query: z.object({ id: subscriptionIdSchema, from: dateSchema, to: dateSchema }),
  response: z.object({
    days: z.array(z.object({ day: dateSchema, calls: z.number().int() })),
    /** The numbers were made up for a demonstration. */
    isDemo: z.boolean(),
  }),
});

/** Creates an access key of a model, which is shown this once (endpoints §4.4). Errors: 404, 409 not in use, not called by keys, or as many as there may be. */
export const createModelKey = defineEndpoint({
  method: 'POST',
  path: '/ptl/model/key/create',
  summary: 'Creates an access key of an own model',
  tags: ['models'],
  auth: 'user',
  isIdempotent: true,
  body: z.object({ id: subscriptionIdSchema, name: keyNameSchema }),
  response: newAccessKeySchema,
});

/** Puts a new key in the place of one, which is worth nothing from then on (endpoints §4.4). Errors: 404, 409 not in use. */
export const rotateModelKey = defineEndpoint({
  method: 'POST',
  path: '/ptl/model/key/rotate',
  summary: 'Replaces an access key of an own model',
  tags: ['models'],
  auth: 'user',
  isIdempotent: true,
  body: z.object({ keyId: keyIdSchema }),
  response: newAccessKeySchema,
});

/** Makes an access key worth nothing for good (endpoints §4.4). Error: 404. */
export const disableModelKey = defineEndpoint({
  method: 'POST',
  path: '/ptl/model/key/disable',
  summary: 'Disables an access key of an own model',
  tags: ['models'],
  auth: 'user',
  body: z.object({ keyId: keyIdSchema }),
  response: z.object({ keyId: keyIdSchema }),
});

/** Calls an own model once, which counts (endpoints §4.4). Errors: 404, 409 cannot be tried, 422 input, 429 quota used up, 503 the model is away. */
export const tryOutModel = defineEndpoint({
  method: 'POST',
  path: '/ptl/model/tryOut',
  summary: 'Calls an own model once',
  tags: ['models'],
  auth: 'user',
  body: z.object({
    id: subscriptionIdSchema,
    /** A JSON object, as a text. */
    input: z
      .string('请填写输入')
      .max(TRY_OUT_LIMITS.input, `输入不超过${TRY_OUT_LIMITS.input}个字符`)
      .refine((text) => readModelInput(text) !== undefined, '请输入 JSON 对象'),
  }),
  response: z.object({
    output: z.record(z.string(), z.json()),
    /** How long the model took, in milliseconds. */
    latencyMs: z.number().int(),
    /** The output is the sample of the model, in a demonstration. */
    isSample: z.boolean(),
  }),
});
