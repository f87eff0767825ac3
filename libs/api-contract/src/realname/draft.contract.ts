import { z } from 'zod';
import { timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { lineText, nameText } from '../endpoint/text-schemas';
import { certificationMethodSchema, certificationTypeSchema } from './identification.schemas';
import { DRAFT_FIELDS, IDENTITY_PICTURES } from './realname.values';

const own = { tags: ['realname'], auth: 'user' } as const;

/** What is verified and how: of each there is one draft. */
const flow = { type: certificationTypeSchema, method: certificationMethodSchema };
/** The same in a URL. */
const flowQuery = z.object({
  type: z.coerce.number().int().min(1).max(6).pipe(certificationTypeSchema),
  method: z.coerce.number().int().min(1).max(6).pipe(certificationMethodSchema),
});

/** What was typed so far: texts as they stand in the form, checked by nobody before they are submitted. */
const draftFieldsSchema = someOf(DRAFT_FIELDS, lineText().max(300, '内容不能超过300个字'));
export type DraftFields = z.infer<typeof draftFieldsSchema>;

/** An id that is compared and never shown. */
const draftIdSchema = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);

/** Uploads by what they show. */
const picturesSchema = someOf(Object.keys(IDENTITY_PICTURES) as (keyof typeof IDENTITY_PICTURES)[], draftIdSchema);

/** Step of the flow that somebody has come to, by the name its page gives it. */
const stepField = nameText()
  .max(40)
  .regex(/^[\w-]*$/);

/** A draft without what is in it. */
const draftHeadSchema = z.object({ ...flow, step: z.string(), savedAt: timestampSchema, purgedAt: timestampSchema });

/** What somebody has typed and not submitted; only its owner ever reads it. */
export const identificationDraftSchema = z.object({
  ...draftHeadSchema.shape,
  /** Changes with every save: a save names the version it was made from. */
  version: draftIdSchema,
  fields: draftFieldsSchema,
  pictures: picturesSchema,
});
export type IdentificationDraft = z.infer<typeof identificationDraftSchema>;

/** Drafts of the caller, the newest first (path ours). */
export const listIdentificationDrafts = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/identification/draftList',
  summary: 'Drafts of verifications of the caller',
  response: z.array(draftHeadSchema),
});

/** The draft of a flow (path ours); `null` where there is none. */
export const getIdentificationDraft = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/identification/draft',
  summary: 'A draft of a verification',
  query: flowQuery,
  response: identificationDraftSchema.nullable(),
});

/**
 * Keeps a draft in place of the one it was made from (path ours); uploads it names are kept with it. It goes once the
 * flow is submitted or cancelled, when the identity is verified, with a consent that is taken back, and by itself after
 * a week. Errors: 409 without consent to the processing (with pictures: to pictures as well), or where another window has
 * saved meanwhile; 422 fields, uploads of others among them.
 */
export const saveIdentificationDraft = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/identification/saveDraft',
  summary: 'Keeps a draft of a verification',
  body: z.object({
    ...flow,
    step: stepField.default(''),
    /** Of the draft this one takes the place of; `null` where there was none. */
    version: draftIdSchema.nullable().default(null),
    fields: draftFieldsSchema.default({}),
    pictures: picturesSchema.default({}),
  }),
  response: identificationDraftSchema,
});

/** Removes the draft of a flow (path ours); it may be gone already. */
export const removeIdentificationDraft = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/identification/removeDraft',
  summary: 'Removes a draft of a verification',
  body: z.object(flow),
  response: z.null(),
});

/** An object with any of some keys, and no others. */
function someOf<Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) {
  const shape = Object.fromEntries(keys.map((key) => [key, value.optional()]));
  return z.strictObject(shape as Record<Key, z.ZodOptional<Value>>);
}
