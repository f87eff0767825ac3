import { z } from 'zod';
import { calendarDate, idSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { proseText, ruledText } from '../endpoint/text-schemas';
import { captchaTicketSchema } from '../verification/verification.contract';
import { companyField, consentField, industryField, nameField, telephoneField } from './application-fields';
import { applicationReceiptSchema } from './applications.contract';
import { APPLICATION_RULES, VISIT_ERRORS } from './applications.rules';
import { ITEM_REQUEST_LIMITS, REPORT_REASONS } from './applications.values';

const remarkField = ruledText(proseText, APPLICATION_RULES.remark).default('');

const contactShape = { contactName: nameField, telephone: telephoneField };

const closingShape = { consent: consentField, captchaTicket: captchaTicketSchema };

/** Booking of a visit to a lighthouse factory. */
export const visitRequestSchema = z.object({
  factoryId: z.string(VISIT_ERRORS.factory).min(1, VISIT_ERRORS.factory).max(64, VISIT_ERRORS.factory),
  /** Day in China. */
  visitOn: calendarDate(VISIT_ERRORS.day),
  people: z
    .int(VISIT_ERRORS.people)
    .min(1, VISIT_ERRORS.peopleRange)
    .max(ITEM_REQUEST_LIMITS.people, VISIT_ERRORS.peopleRange),
  companyName: companyField,
  ...contactShape,
  remark: remarkField,
  ...closingShape,
});
export type VisitRequest = z.infer<typeof visitRequestSchema>;

/**
 * Books a visit (path ours). Open to visitors; with a token it appears among the caller's applications. Errors: 404
 * unknown factory, 409 the caller has an open booking for it, 422 a day that is past or too far ahead.
 */
export const bookVisit = defineEndpoint({
  method: 'POST',
  path: '/ptl/factory/visit',
  summary: 'Books a visit to a lighthouse factory',
  tags: ['applications'],
  isIdempotent: true,
  body: visitRequestSchema,
  response: applicationReceiptSchema,
});

/** Request for a solution: somebody wants to hear how it would be done at their place. */
export const solutionRequestSchema = z.object({
  solutionId: idSchema,
  companyName: companyField,
  industry: industryField,
  ...contactShape,
  remark: remarkField,
  ...closingShape,
});
export type SolutionRequest = z.infer<typeof solutionRequestSchema>;

/** Requests a solution (path ours), open to visitors like `bookVisit`. Errors: 404 unknown, 409 an open one exists. */
export const requestSolution = defineEndpoint({
  method: 'POST',
  path: '/ptl/solution/request',
  summary: 'Requests a solution',
  tags: ['applications'],
  isIdempotent: true,
  body: solutionRequestSchema,
  response: applicationReceiptSchema,
});

/** Report of a model that says what is not so, or does what it may not. */
export const modelReportSchema = z.object({
  modelId: idSchema,
  reason: z.enum(REPORT_REASONS, '请选择举报原因'),
  content: ruledText(proseText, APPLICATION_RULES.report),
  ...contactShape,
  ...closingShape,
});
export type ModelReport = z.infer<typeof modelReportSchema>;

/** Reports a model (path ours), open to visitors like `bookVisit`. Errors: 404 unknown, 409 an open one exists. */
export const reportModel = defineEndpoint({
  method: 'POST',
  path: '/ptl/model/report',
  summary: 'Reports a model',
  tags: ['applications'],
  isIdempotent: true,
  body: modelReportSchema,
  response: applicationReceiptSchema,
});

/** White paper of a solution; `size` in bytes. */
export const whitepaperSchema = z.object({
  solutionId: idSchema,
  solutionName: z.string(),
  title: z.string(),
  fileName: z.string(),
  size: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Whitepaper = z.infer<typeof whitepaperSchema>;

/** What the white paper of a solution is (path ours). Error: 404 no such solution, or none with a white paper. */
export const getWhitepaper = defineEndpoint({
  method: 'GET',
  path: '/ptl/solution/whitepaper',
  summary: 'White paper of a solution',
  tags: ['solutions'],
  auth: 'user',
  query: z.object({ solutionId: idSchema }),
  response: whitepaperSchema,
});

/**
 * The white paper of a solution, for users who agree to the privacy policy (path ours). That and when is kept among the
 * caller's applications, once for every white paper. Errors: as `getWhitepaper`, 422 without consent.
 */
export const downloadWhitepaper = defineEndpoint({
  method: 'POST',
  path: '/ptl/solution/downloadWhitepaper',
  summary: 'Content of the white paper of a solution',
  tags: ['solutions'],
  auth: 'user',
  responseType: 'file',
  body: z.object({ solutionId: idSchema, consent: consentField }),
  response: z.null(),
});
