import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { contractIdSchema, textHashSchema } from './contracts.contract';

const contracts = { tags: ['contracts'], auth: 'user' } as const;
const byId = z.object({ id: contractIdSchema });

/** A piece of a line of a text; line breaks stand in it. */
const contractSpanSchema = z.object({ text: z.string(), isBold: z.boolean() });
const contractLineSchema = z.array(contractSpanSchema);

/** A part of the text of a contract. */
export const contractBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.literal([1, 2, 3]), line: contractLineSchema }),
  z.object({ kind: z.literal('paragraph'), line: contractLineSchema }),
  z.object({ kind: z.literal('item'), label: z.string(), depth: z.int(), line: contractLineSchema }),
  z.object({ kind: z.literal('table'), rows: z.array(z.array(contractLineSchema)) }),
  z.object({ kind: z.literal('rule') }),
]);
export type ContractBlock = z.infer<typeof contractBlockSchema>;

/** A text that is signed, to be read in the page. */
export const shownTextSchema = z.object({
  title: z.string(),
  /** What it is not: `草稿`, `未生效`; empty in force. */
  mark: z.string(),
  textHash: textHashSchema,
  blocks: z.array(contractBlockSchema),
});
export type ShownContractText = z.infer<typeof shownTextSchema>;

/** The text of a contract, to be read in the page: a draft as it would be signed now (path ours). Errors: as of `download`. */
export const getContractText = defineEndpoint({
  ...contracts,
  method: 'GET',
  path: '/ptl/contract/text',
  summary: 'Text of a contract',
  query: byId,
  response: shownTextSchema,
});

/** The PDF of a contract (endpoints §4.6): a draft or what is not in force with a watermark, else the signed file. Errors: 404; 409 without identity; 410 a letter of intent after its days. */
export const downloadContract = defineEndpoint({
  ...contracts,
  method: 'GET',
  path: '/ptl/contract/download',
  summary: 'PDF of a contract',
  responseType: 'file',
  query: byId,
  response: z.null(),
});

/** Report on how a contract was signed, as PDF (endpoints §4.6): hashes, times, signers and the proof of the code. Errors: 404, 409 before it is in force. */
export const getContractEvidence = defineEndpoint({
  ...contracts,
  method: 'GET',
  path: '/ptl/contract/evidence',
  summary: 'Evidence report of a contract',
  responseType: 'file',
  query: byId,
  response: z.null(),
});
