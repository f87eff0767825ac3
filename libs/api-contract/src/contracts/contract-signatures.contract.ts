import { z } from 'zod';
import { timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';

/** Who has signed a document; `signedAt` is the word of a time stamp service where `isTimestamped`. */
export const documentSignerSchema = z.object({
  name: z.string(),
  /** Whose certificate it is. */
  certificate: z.string(),
  reason: z.string(),
  signedAt: timestampSchema.nullable(),
  isTimestamped: z.boolean(),
});
export type CheckedSigner = z.infer<typeof documentSignerSchema>;

/**
 * Checks the signatures of a PDF (design: endpoints 4.6): multipart with one part `file`. Not valid with a reason are
 * files of other kinds, without signatures, changed or continued since, or signed by somebody who is not trusted; those
 * whose signature is good are named. Nothing is kept. Errors: 400 no file, 413 over 10 MB, 415 no multipart, 429 too many.
 */
export const verifyContract = defineEndpoint({
  method: 'POST',
  path: '/ptl/contract/verify',
  summary: 'Checks the signatures of a file',
  tags: ['contracts'],
  auth: 'user',
  bodyType: 'multipart',
  response: z.object({ valid: z.boolean(), reason: z.string(), signers: z.array(documentSignerSchema) }),
});
export type ContractVerification = z.infer<typeof verifyContract.response>;
