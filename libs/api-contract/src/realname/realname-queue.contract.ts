import { z } from 'zod';
import { idSchema, keySchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { defineQueue, queuedShape } from '../endpoint/define-queue';
import { nameText, proseText } from '../endpoint/text-schemas';
import { statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { signerRoleField } from './enterprise.contract';
import { certificationTypeSchema, identificationSchema, identificationStateSchema } from './identification.schemas';
import { IDENTITY_PICTURES, REVIEW_REASONS } from './realname.values';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;
/** The verification as whoever acts has seen it: `version` is the one of `pageList` or `detail`. */
const seen = { id: idSchema, version: versionSchema };

/** A verification in the queue; `isFlagged` ones have something that somebody has to look at. */
export const queuedIdentificationSchema = z.object({
  ...identificationSchema.pick({ id: true, identificationNo: true, type: true, method: true, state: true }).shape,
  ...identificationSchema.pick({ name: true, number: true, version: true }).shape,
  isFlagged: z.boolean(),
  ...queuedShape,
  /** Until when its `assignee` reviews it. */
  assignedUntil: timestampSchema.nullable(),
  waitingSince: timestampSchema,
  /** When the work day is over within which it is to be decided. */
  promisedAt: timestampSchema,
});
export type QueuedIdentification = z.infer<typeof queuedIdentificationSchema>;

/** What was typed beside what a register or the document itself says; both are masked, but compared in full. */
export const reviewFactSchema = z.object({
  field: z.enum(['name', 'number']),
  typed: z.string(),
  /** As it was read from the picture; empty where nothing was. */
  read: z.string(),
  isDifferent: z.boolean(),
});

/** A verification as whoever reviews it sees it. Numbers stay masked: they stand in the pictures. */
export const queuedIdentificationDetailSchema = z.object({
  ...queuedIdentificationSchema.shape,
  ...identificationSchema.pick({ telephone: true, validUntil: true, warning: true, reason: true }).shape,
  address: z.string(),
  /** Of an enterprise: its legal representative and whoever acts for it, masked as names of persons are; else empty. */
  legalPerson: z.string(),
  handlerName: z.string(),
  /** As whom that acts; `null` where it was not asked. */
  signerRole: signerRoleField.nullable(),
  /** What the owner says for one account more than the limit; empty where that is not asked. */
  appeal: z.string(),
  pictures: z.array(z.object({ id: idSchema, kind: keySchema(IDENTITY_PICTURES) })),
  facts: z.array(reviewFactSchema),
  /** What a register says of name and number; `unknown` where none could be asked. */
  registry: z.object({ result: z.enum(['match', 'mismatch', 'unknown']), reason: z.string() }),
  /** Whether somebody has reviewed it before, where two have to. */
  hasFirstReview: z.boolean(),
  log: z.array(statusLogEntrySchema),
});
export type QueuedIdentificationDetail = z.infer<typeof queuedIdentificationDetailSchema>;

/**
 * The queue of verifications. `number` is looked for whole, by its hash alone; words are found in the number of the record,
 * and in nothing of an identity. A verification is taken on for half an hour, once more to keep it for longer, and not
 * from whoever has it meanwhile, which is rejected with 409; after that it is nobody's.
 */
export const identificationQueue = defineQueue({
  name: 'identification',
  words: ['a verification', 'real-name verifications'],
  key: { id: idSchema },
  seen,
  filter: {
    state: identificationStateSchema.default(5),
    type: certificationTypeSchema.optional(),
    number: nameText().max(40).optional(),
  },
  item: queuedIdentificationSchema,
  detail: queuedIdentificationDetailSchema,
});
export const {
  list: listQueuedIdentifications,
  count: countQueuedIdentifications,
  open: getQueuedIdentification,
  claim: claimIdentification,
  release: releaseIdentification,
} = identificationQueue;

/**
 * A picture of a verification with who looks, when and why written over it. Every look is noted in the audit log. Only
 * for whoever reviews it. Errors: 404; 409 before `claim`.
 */
export const getQueuedIdentificationFile = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/identification/file',
  summary: 'A picture of a verification of the queue',
  responseType: 'file',
  query: z.object({ id: idSchema, fileId: idSchema }),
  response: z.null(),
});

/**
 * Passes a verification; of changes of an enterprise's name or subject the first to do so only gives it to a second.
 * Errors: 404; 409 without a claim, for one that has changed since it was seen, or where too many accounts have the
 * number.
 */
export const passIdentification = identificationQueue.action('pass', 'Passes a verification');

/** Rejects a verification with a reason its owner reads. Errors: as of `pass`. */
export const rejectIdentification = identificationQueue.action('reject', 'Rejects a verification', {
  reasonCode: keySchema(REVIEW_REASONS, '请选择原因'),
  text: proseText().max(300, '说明不能超过300个字').default(''),
});
