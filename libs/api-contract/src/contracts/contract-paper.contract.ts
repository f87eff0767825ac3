import { z } from 'zod';
import { idSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { contractDetailSchema, contractIdSchema, textHashSchema } from './contracts.contract';

/**
 * Hands in the scan of a contract that was printed and signed (path ours; design: lifecycles, contract 30 → 31). The legal
 * department compares it with the text, by which it is signed, or returns it. Errors: 404; 409 not to be signed on paper,
 * handed in already, over, or another text than the one that was shown; 422 no upload of the caller.
 */
export const handInContractPaper = defineEndpoint({
  method: 'POST',
  path: '/ptl/contract/handInPaper',
  summary: 'Hands in the scan of a signed contract',
  tags: ['contracts'],
  auth: 'user',
  isIdempotent: true,
  body: z.object({ id: contractIdSchema, textHash: textHashSchema, fileId: idSchema }),
  response: contractDetailSchema,
});
