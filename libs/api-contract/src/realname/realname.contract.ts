import { z } from 'zod';
import { idSchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { nameText } from '../endpoint/text-schemas';
import { statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { certificationMethodSchema, identificationSchema } from './identification.schemas';

const own = { tags: ['realname'], auth: 'user', method: 'POST' } as const;
const byId = z.object({ id: idSchema });

/** A look that somebody of the platform has taken; `by` is that person's user code, empty once the account is gone. */
const viewSchema = z.object({ at: timestampSchema, of: z.enum(['record', 'picture']), by: z.string() });

/** Everything about one record of the caller. */
export const identificationDetailSchema = z.object({
  ...identificationSchema.shape,
  views: z.array(viewSchema),
  log: z.array(statusLogEntrySchema),
});
export type IdentificationDetail = z.infer<typeof identificationDetailSchema>;

/**
 * How the caller stands: `state` is that of the identity in effect, else of what is open, else 7 after a try that has
 * failed, else 0.
 */
export const certificationSchema = z.object({
  state: z.literal([0, 1, 2, 3, 4, 5, 6, 7, 9, 10]),
  kind: z.enum(['none', 'person', 'enterprise']),
  effective: identificationSchema.nullable(),
  ongoing: identificationSchema.nullable(),
  /** The last try that came to an end without an identity; `null` once there is a newer one. */
  failed: identificationSchema.nullable(),
  /** Whether the document of the identity in effect has ended or soon will, so that it is to be renewed. */
  mayRenew: z.boolean(),
  /** Whether orders may be placed: not once the document of the identity in effect has been over for 30 days. */
  mayPurchase: z.boolean(),
});
export type Certification = z.infer<typeof certificationSchema>;

/** How the caller stands (spec §7). */
export const findUserCertification = defineEndpoint({
  ...own,
  path: '/ptl/identification/findUserCertification',
  summary: 'How the caller stands in real-name verification',
  response: certificationSchema,
});

/** The identity in effect (spec §7); `null` where there is none. */
export const identificationDetailForEffective = defineEndpoint({
  ...own,
  path: '/ptl/identification/identificationDetailForEffective',
  summary: 'Identity of the caller that is in effect',
  response: identificationDetailSchema.nullable(),
});

/** What is open (spec §7); `null` where nothing is. */
export const identificationDetailForOngoing = defineEndpoint({
  ...own,
  path: '/ptl/identification/identificationDetailForOngoing',
  summary: 'Verification of the caller that is open',
  response: identificationDetailSchema.nullable(),
});

/** A record of the caller (spec §7). Error: 404. */
export const identificationDetail = defineEndpoint({
  ...own,
  path: '/ptl/identification/identificationDetail',
  summary: 'A verification of the caller',
  bodyType: 'form',
  body: byId,
  response: identificationDetailSchema,
});

/** Everything the caller has tried, the newest first (endpoints §4.12). At most 50. */
export const listIdentificationHistory = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/identification/history',
  summary: 'Verifications of the caller',
  response: z.array(identificationSchema).max(50),
});

/** Cancels what is open (spec §7). Errors: 404; 409 where it is decided already. */
export const cancelIdentification = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/identification/cancelIdentification',
  summary: 'Cancels a verification of the caller',
  query: byId,
  response: z.null(),
});

/** Tries that are left of a method, and when there are more: none and never for one that nobody offers here. */
export const methodLimitSchema = z.object({
  method: certificationMethodSchema,
  remaining: z.number().int().min(0),
  unlockAt: timestampSchema.nullable(),
});
export type MethodLimit = z.infer<typeof methodLimitSchema>;

/** Tries the caller has left today (endpoints §4.12). */
export const listIdentificationLimits = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/identification/limits',
  summary: 'Tries that are left',
  response: z.array(methodLimitSchema),
});

/** Sends a code to the telephone of an open record (spec §7). Errors: 404; 409 where none is needed; 429; 503. */
export const sendIdentificationCode = defineEndpoint({
  ...own,
  path: '/ptl/identification/smsSend',
  summary: 'Sends a code to the telephone of a verification',
  body: byId,
  response: z.object({ telephone: z.string(), expireIn: z.number().int(), resendIn: z.number().int() }),
});

/** Shows by a code that the telephone is the caller's (spec §7). Errors: 404; 409; code `'422'` a wrong code. */
export const verifyIdentificationCode = defineEndpoint({
  ...own,
  path: '/ptl/identification/smsVerify',
  summary: 'Shows by a code that the telephone is the caller’s',
  body: z.object({ id: idSchema, code: nameText('请输入验证码').min(1, '请输入验证码').max(12, '请输入6位验证码') }),
  response: identificationDetailSchema,
});

/** A person or a company of the sandbox, and what becomes of it. */
export const sandboxSubjectSchema = z.object({
  name: z.string(),
  number: z.string(),
  telephone: z.string(),
  bankCard: z.string(),
  legalPerson: z.string(),
  legalPersonIdNumber: z.string(),
  outcome: z.string(),
});
export type SandboxSubject = z.infer<typeof sandboxSubjectSchema>;

/** Whom the sandbox of a demonstration knows (path ours); nobody where there is no sandbox. */
export const listSandboxSubjects = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/identification/sandbox',
  summary: 'People and companies of the sandbox',
  response: z.object({ persons: z.array(sandboxSubjectSchema), enterprises: z.array(sandboxSubjectSchema) }),
});
