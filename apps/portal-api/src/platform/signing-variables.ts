import { z } from 'zod';
import { isConfidential } from './confidential-url';

/** Variables that say what documents are signed with, and whose signatures are trusted. */
export const signingVariables = {
  SIGNING_P12: z.base64('must be a P12 in base64').optional(),
  SIGNING_P12_PASSWORD: z.string().min(1).optional(),
  SIGNING_TRUSTED: z.base64('must be certificates in PEM, in base64').optional(),
  SIGNING_TIMESTAMP_URL: z
    .url({ protocol: /^https?$/, error: 'must be the URL of a time stamp service' })
    .refine(isConfidential, 'must be https, unless it is a service on this machine')
    .optional(),
};
