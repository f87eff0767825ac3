import { z } from 'zod';
import { idSchema, sitePathSchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { exportTaskSchema } from '../endpoint/export-task';
import { optionalTicketSchema } from './optional-ticket';
import { CONSENT_KEYS } from './privacy.values';

/** What a user agrees to or not. */
export type ConsentKey = (typeof CONSENT_KEYS)[number];

/** A consent as it stands. */
export const consentSchema = z.object({
  key: z.enum(CONSENT_KEYS),
  title: z.string(),
  /** What is agreed to, in a sentence or two. */
  text: z.string(),
  /** Page of the document it is part of. */
  url: sitePathSchema,
  /** Version of that document the answer was given to; today's where none was given. */
  version: z.string(),
  /** Version of the document today. */
  latestVersion: z.string(),
  agreed: z.boolean(),
  /** When the answer was given; `null` for one that was never asked for. */
  at: timestampSchema.nullable(),
  isRequired: z.boolean(),
});
export type Consent = z.infer<typeof consentSchema>;

const call = { tags: ['privacy'], auth: 'user' } as const;

/** What the caller has agreed to (endpoints §4.2). */
export const listConsents = defineEndpoint({
  ...call,
  method: 'GET',
  path: '/ptl/privacy/consents',
  summary: 'What the caller has agreed to',
  response: z.array(consentSchema),
});

/** Gives or withdraws a consent (endpoints §4.2; security H37). Error: 409 for one that an account rests on. */
export const saveConsent = defineEndpoint({
  ...call,
  method: 'POST',
  path: '/ptl/privacy/consent',
  summary: 'Gives or withdraws a consent',
  body: z.object({ key: z.enum(CONSENT_KEYS), agreed: z.boolean() }),
  response: consentSchema,
});

/** An export of personal data. */
export const dataExportSchema = exportTaskSchema.extend({
  /** When the next export may be asked for. */
  nextAt: timestampSchema,
});
export type DataExport = z.infer<typeof dataExportSchema>;

/**
 * Asks for everything the portal holds about the caller, as JSON and CSV in a zip (endpoints §4.2; security H35). It is
 * made afterwards. The ticket comes from `verifyCode` for the scene `exportData`; accounts of another provider need a
 * login of the last ten minutes instead. Errors: 409 while one is being made, or without a new login; 429 with
 * `retryAfter` within 24 hours of the last one; code `'422'` the ticket.
 */
export const requestDataExport = defineEndpoint({
  ...call,
  method: 'POST',
  path: '/ptl/privacy/export',
  summary: 'Asks for everything the portal holds about the caller',
  isIdempotent: true,
  body: z.object({ ticket: optionalTicketSchema }),
  response: z.object({ taskId: idSchema }),
});

/** How far an export of the caller is; the newest one without a `taskId`, `null` where there is none. Error: 404. */
export const getDataExport = defineEndpoint({
  ...call,
  method: 'GET',
  path: '/ptl/privacy/exportStatus',
  summary: 'How far an export of the caller is',
  query: z.object({ taskId: idSchema.optional() }),
  response: dataExportSchema.nullable(),
});

/** The file of an export of the caller, for seven days (path ours). Error: 404. */
export const getDataExportFile = defineEndpoint({
  ...call,
  method: 'GET',
  path: '/ptl/privacy/exportFile',
  summary: 'The file of an export of the caller',
  responseType: 'file',
  query: z.object({ taskId: idSchema }),
  response: z.null(),
});
