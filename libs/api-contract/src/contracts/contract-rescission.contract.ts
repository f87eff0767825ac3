import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { proseText, ruledText } from '../endpoint/text-schemas';
import { shownTextSchema } from './contract-files.contract';
import { contractDetailSchema, contractIdSchema, signatureShape } from './contracts.contract';
import { CONTRACT_RULES } from './contracts.values';

const contracts = { tags: ['contracts'], auth: 'user' } as const;
const change = { ...contracts, method: 'POST', isIdempotent: true, response: contractDetailSchema } as const;

const reasonSchema = ruledText(proseText, CONTRACT_RULES.reason);

/**
 * The agreement by which a contract in force would be ended for a reason, or the one that is under way (path ours; design:
 * lifecycles, contract 40 → 70). Errors: 404; 409 not in force; 422 no reason where nobody has asked yet; 503 no such text.
 */
export const previewContractRescission = defineEndpoint({
  ...contracts,
  method: 'POST',
  path: '/ptl/contract/previewRescission',
  summary: 'Text of the agreement to end a contract',
  body: z.object({ id: contractIdSchema, reason: reasonSchema.optional() }),
  response: shownTextSchema,
});

/**
 * Signs the agreement to end a contract, with a code of `sendSignCode` (endpoints §4.6): asks the platform for it with a
 * reason, or agrees to what the platform has asked for, by which the contract ends. Errors: 404; 409 not in force, asked
 * for already, or another text than the one that was shown; 422 wrong code, no reason.
 */
export const rescindContract = defineEndpoint({
  ...change,
  path: '/ptl/contract/rescind',
  summary: 'Signs the agreement to end a contract',
  body: z.object({ id: contractIdSchema, reason: reasonSchema.optional(), ...signatureShape }),
});

/** Does not agree to end a contract, or takes the own wish to end it back: it stays in force (path ours). Errors: 404, 409 nobody has asked. */
export const declineContractRescission = defineEndpoint({
  ...change,
  path: '/ptl/contract/refuseRescission',
  summary: 'Keeps a contract in force that was to be ended',
  body: z.object({ id: contractIdSchema, reason: reasonSchema }),
});

/** The agreement to end a contract as PDF, signed by the platform once both agree (path ours). Errors: 404, 409 nobody has asked to end it. */
export const downloadContractRescission = defineEndpoint({
  ...contracts,
  method: 'GET',
  path: '/ptl/contract/rescission',
  summary: 'PDF of the agreement to end a contract',
  responseType: 'file',
  query: z.object({ id: contractIdSchema }),
  response: z.null(),
});
