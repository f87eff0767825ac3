import { z } from 'zod';
import { idSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { diffPartSchema } from '../endpoint/diff-part';
import { lineText, ruledText } from '../endpoint/text-schemas';
import { shownTextSchema } from './contract-files.contract';
import {
  contractDetailSchema,
  contractFormShape,
  contractIdSchema,
  contractTemplateSchema,
  textHashSchema,
} from './contracts.contract';
import { CONTRACT_RULES } from './contracts.values';

const contracts = { tags: ['contracts'], auth: 'user' } as const;

/** What has to be so before a letter of intent becomes a contract. */
export const becomingCheckSchema = z.object({
  key: z.enum(['identity', 'party', 'orders', 'amount', 'claim']),
  label: z.string(),
  isMet: z.boolean(),
  /** How it stands, or what to do about it. */
  hint: z.string(),
});
export type BecomingCheck = z.infer<typeof becomingCheckSchema>;

/** What a letter of intent becomes: what has to be so, and what changes. */
export const contractBecomingSchema = z.object({
  template: contractTemplateSchema,
  checks: z.array(becomingCheckSchema),
  /** Facts that differ between the letter and the contract, or that count although they do not. */
  facts: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** Terms by their headings: of both with the same words or with others, of the letter alone, of the contract alone; with the words, unless they are kept. */
  terms: z.array(
    z.object({
      heading: z.string(),
      change: z.enum(['kept', 'changed', 'removed', 'added']),
      parts: z.array(diffPartSchema),
    }),
  ),
});
export type ContractBecoming = z.infer<typeof contractBecomingSchema>;

/** What a letter of intent of the caller becomes (path ours; design: account area, contract-become). Errors: 404; 409 no letter of intent under way; 503 no template. */
export const getContractBecoming = defineEndpoint({
  ...contracts,
  method: 'GET',
  path: '/ptl/contract/becoming',
  summary: 'What a letter of intent becomes',
  query: z.object({ id: contractIdSchema }),
  response: contractBecomingSchema,
});

/** How the contract is signed that a letter of intent becomes; shared with the page. */
export const becomingFormShape = {
  /** Orders of the contract; those of the letter where none are named. What they cost together may not differ. */
  orderNos: contractFormShape.orderNos,
  signMode: contractFormShape.signMode,
  signerRole: contractFormShape.signerRole,
  /** The one of the letter where none is named. */
  signerName: ruledText(lineText, CONTRACT_RULES.signer).optional(),
  mandateFileId: idSchema.optional(),
};

/** Text of the contract that a letter of intent becomes (path ours). Errors: as of `become`. */
export const previewContractBecoming = defineEndpoint({
  ...contracts,
  method: 'POST',
  path: '/ptl/contract/previewBecoming',
  summary: 'Previews the contract that a letter of intent becomes',
  body: z.object({ id: contractIdSchema, ...becomingFormShape }),
  response: shownTextSchema,
});

/**
 * Has a letter of intent become the contract whose text was previewed (endpoints §4.6; design: lifecycles, contract type1 →
 * type2). Without special terms and mandate it is approved at once. Errors: 404; 409 no letter of intent under way, something
 * that has to be so is not, text changed since the preview, an order in another contract; 422 no 授权书 where it is needed.
 */
export const becomeContract = defineEndpoint({
  ...contracts,
  method: 'POST',
  isIdempotent: true,
  path: '/ptl/contract/become',
  summary: 'Has a letter of intent become a contract',
  body: z.object({ id: contractIdSchema, ...becomingFormShape, textHash: textHashSchema }),
  response: contractDetailSchema,
});
