import { z } from 'zod';
import { sitePathSchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { proseText } from '../endpoint/text-schemas';
import { optionalTicketSchema } from './optional-ticket';
import { CLOSING_REASON_LIMIT } from './privacy.values';

/** A closing that can be taken back. */
export const accountClosingSchema = z.object({
  closingNo: z.string(),
  requestedAt: timestampSchema,
  effectiveAt: timestampSchema,
});
export type AccountClosing = z.infer<typeof accountClosingSchema>;

/** Something that has to be finished before an account can be closed. */
export const closingBlockerSchema = z.object({
  type: z.string(),
  title: z.string(),
  count: z.number().int().min(1),
  /** Page where it can be finished; `null` where none can. */
  url: sitePathSchema.nullable(),
  /** What to do about it; empty where the page says so. */
  advice: z.string(),
});
export type ClosingBlocker = z.infer<typeof closingBlockerSchema>;

/** What becomes of a kind of data when its owner's account is closed. */
export const retentionRuleSchema = z.object({
  title: z.string(),
  /** `erase`: deleted. `anonymize`: kept without anything that leads to a person. `keep`: kept for `period`. */
  treatment: z.enum(['erase', 'anonymize', 'keep']),
  /** How long it is kept, in words; empty where it is not. */
  period: z.string(),
  reason: z.string(),
});
export type RetentionRule = z.infer<typeof retentionRuleSchema>;

/** Whether and how the caller's account can be closed. */
export const closingCheckSchema = z.object({
  blockers: z.array(closingBlockerSchema),
  consequences: z.array(z.string()),
  /** What becomes of every kind of data. */
  retention: z.array(retentionRuleSchema),
  /** The part of it that the law requires to be kept. */
  keptByLaw: z.array(retentionRuleSchema),
  /** How the owner proves to be it: by a ticket of `verifyCode`, or, for accounts of another provider, by a new login. */
  proof: z.enum(['ticket', 'login']),
  closing: accountClosingSchema.nullable(),
});
export type ClosingCheck = z.infer<typeof closingCheckSchema>;

const call = { tags: ['privacy'], auth: 'user' } as const;

/** Whether and how the caller's account can be closed (endpoints §4.2). */
export const checkAccountClosing = defineEndpoint({
  ...call,
  method: 'GET',
  path: '/ptl/account/cancelCheck',
  summary: 'Whether and how the caller’s account can be closed',
  response: closingCheckSchema,
});

/**
 * Asks for the account to be closed in fifteen days (endpoints §4.2; design: account area, account deletion). The
 * ticket comes from `verifyCode` for the scene `closeAccount`; accounts of another provider need a login of the last
 * ten minutes instead. Errors: 409 with blockers left, a closing under way, or no new login; code `'422'` the ticket.
 */
export const requestAccountClosing = defineEndpoint({
  ...call,
  method: 'POST',
  path: '/ptl/account/cancel',
  summary: 'Asks for the caller’s account to be closed',
  isIdempotent: true,
  body: z.object({
    ticket: optionalTicketSchema,
    reason: proseText().max(CLOSING_REASON_LIMIT, `原因不能超过${CLOSING_REASON_LIMIT}个字`).default(''),
  }),
  response: z.object({ effectiveAt: timestampSchema }),
});

/** Takes the closing of the caller's account back (endpoints §4.2). Error: 409 when there is none. */
export const revokeAccountClosing = defineEndpoint({
  ...call,
  method: 'POST',
  path: '/ptl/account/cancelRevoke',
  summary: 'Takes the closing of the caller’s account back',
  response: z.null(),
});
