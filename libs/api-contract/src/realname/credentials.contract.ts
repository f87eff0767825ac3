import { z } from 'zod';
import { calendarDate, idSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { lineText } from '../endpoint/text-schemas';
import { idNumberField, personNameField } from './person.contract';
import { identificationDetailSchema } from './realname.contract';

/** Last day of a document; absent for one that is valid for good. */
export const validUntilField = calendarDate('请选择证件有效期').nullable().default(null);

/**
 * Reads a document from a picture of the caller, to fill in a form with (endpoints §4.12); empty texts for what cannot be
 * read. Errors: 409 without consent to pictures, or closed by the entrance flags; code `'422'` the picture; 429; 503.
 */
export const readIdentityDocument = defineEndpoint({
  tags: ['realname'],
  auth: 'user',
  method: 'POST',
  path: '/ptl/identification/ocr',
  summary: 'Reads a document from a picture',
  body: z.object({ kind: z.enum(['front', 'licence'], '请选择证件类型'), fileId: idSchema }),
  response: z.object({ name: z.string(), number: z.string() }),
});

/**
 * Has a person verified by somebody who looks at the identity document (spec §7); decided within a work day. No telephone
 * stands in a document: what comes of it is told to that of the account. Errors: 409 without consent, with something else
 * open, or closed by the entrance flags; 422 fields, pictures among them; 429 with `retryAfter`.
 */
export const personCredentials = defineEndpoint({
  tags: ['realname'],
  auth: 'user',
  method: 'POST',
  path: '/ptl/identification/personCredentials',
  summary: 'Has a person verified by the identity document',
  isIdempotent: true,
  body: z.object({
    name: personNameField,
    idNumber: idNumberField,
    validUntil: validUntilField,
    address: lineText().max(200, '地址不能超过200个字').default(''),
    frontFileId: idSchema,
    backFileId: idSchema,
  }),
  response: identificationDetailSchema,
});
