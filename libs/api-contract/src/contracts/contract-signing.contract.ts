import { z } from 'zod';
import { sitePathSchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { contractDetailSchema, contractIdSchema, signatureShape, textHashSchema } from './contracts.contract';

const contracts = { tags: ['contracts'], auth: 'user' } as const;

/**
 * Where the caller signs a contract (endpoints §4.6): a page of a service outside, or the contract's own page, where it is
 * signed by a code. A service leads back to `returnTo`, a page of the brand that the caller came from; to the contract's
 * page where it is left out. Errors: 404; 409 not to be signed, over, no telephone, not ready yet, or signed a moment ago;
 * 503 the service is away.
 */
export const getContractSignUrl = defineEndpoint({
  ...contracts,
  method: 'GET',
  path: '/ptl/contract/signUrl',
  summary: 'Where a contract is signed',
  query: z.object({ id: contractIdSchema, returnTo: sitePathSchema.optional() }),
  response: z.object({ url: z.string(), expireAt: timestampSchema }),
});

/** Sends a code for signing a contract, or the agreement to end one, to the telephone of the caller's account (path ours). Errors: 404; 409 not to be signed, over, or no telephone; 429 too often; 503 no provider. */
export const sendSignCode = defineEndpoint({
  ...contracts,
  method: 'POST',
  path: '/ptl/contract/sendSignCode',
  summary: 'Sends a code for signing',
  body: z.object({ id: contractIdSchema, textHash: textHashSchema }),
  response: z.object({ telephone: z.string(), expireIn: z.number().int(), resendIn: z.number().int() }),
});

/** Signs the text that is shown, with the code that was sent for it (path ours). Errors: 404; 409 another text, over, or in another state; 422 wrong code. */
export const signContract = defineEndpoint({
  ...contracts,
  method: 'POST',
  isIdempotent: true,
  path: '/ptl/contract/sign',
  summary: 'Signs a contract',
  body: z.object({ id: contractIdSchema, ...signatureShape }),
  response: contractDetailSchema,
});
