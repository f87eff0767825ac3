import { z } from 'zod';
import { idSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { defineQueue, queuedShape } from '../endpoint/define-queue';
import { proseText, ruledText } from '../endpoint/text-schemas';
import {
  contractBriefSchema,
  contractDetailSchema,
  contractIdSchema,
  contractStatusSchema,
} from './contracts.contract';
import { CONTRACT_RULES } from './contracts.values';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;
/** The contract as whoever acts has seen it: `version` is the one of `pageList` or `detail`. */
const seen = { id: contractIdSchema, version: versionSchema };

const queueShape = {
  ...queuedShape,
  /** When its customer, or the legal department, was urged last; null where nobody was. */
  urgedAt: timestampSchema.nullable(),
};

/** A contract in the queue. */
export const queuedContractSchema = z.object({ ...contractBriefSchema.shape, ...queueShape });
export type QueuedContract = z.infer<typeof queuedContractSchema>;

/** A contract as its owner sees it, and whose it is. */
export const queuedContractDetailSchema = z.object({ ...contractDetailSchema.shape, ...queueShape });
export type QueuedContractDetail = z.infer<typeof queuedContractDetailSchema>;

/** The queue of contracts that wait for a review, for a look at their scan or for an answer whether they end. */
export const contractQueue = defineQueue({
  name: 'contract',
  words: ['a contract', 'contracts'],
  key: { id: contractIdSchema },
  seen,
  filter: { status: contractStatusSchema.optional() },
  item: queuedContractSchema,
  detail: queuedContractDetailSchema,
});
export const {
  list: listQueuedContracts,
  count: countQueuedContracts,
  open: getQueuedContract,
  claim: claimContract,
  release: releaseContract,
} = contractQueue;

/** The PDF of a contract, or its 授权书 or the scan of its paper by its id. Every look is noted in the audit log. Error: 404. */
export const getQueuedContractFile = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/contract/file',
  summary: 'A file of a contract',
  responseType: 'file',
  query: z.object({ id: contractIdSchema, fileId: idSchema.optional() }),
  response: z.null(),
});

const reasoned = { reason: ruledText(proseText, CONTRACT_RULES.reason) };

/** Approves a contract, which its owner has to sign then; a letter of intent can be downloaded. Errors: as of `claim`. */
export const passContract = contractQueue.action('pass', 'Approves a contract');

/** Rejects a contract. Errors: as of `claim`. */
export const rejectContract = contractQueue.action('reject', 'Rejects a contract', reasoned);

/** Takes a contract back that its customer has not signed yet, with a reason that the customer reads (design: lifecycles, contract 20, 30 → 51). Errors: 404; 409 signed or over, the caller's own, in somebody else's hands, or changed since it was seen. */
export const withdrawQueuedContract = contractQueue.action(
  'withdraw',
  'Takes a contract back before it is signed',
  reasoned,
);

/** Notes that the customer's signed paper has come in, or that its scan is good. Errors: 404; 409 not to be signed on paper, over, in somebody else's hands, or changed since it was seen. */
export const receiveContractPaper = contractQueue.action('receivePaper', 'Takes the signed paper of a contract in');

/** Returns the scan that a customer has handed in, who hands another in. Errors: as of `claim`. */
export const returnContractPaper = contractQueue.action('returnPaper', 'Returns the scan of a contract', reasoned);

/** Asks the customer of a contract in force to end it; the customer agrees by signing (design: lifecycles, contract 40 → 70). Errors: 404, 409 not in force or changed since it was seen. */
export const proposeContractRescission = contractQueue.action(
  'proposeRescission',
  'Asks a customer to end a contract',
  reasoned,
);

/** Agrees to end a contract as its customer has asked and signed, by which it ends. Errors: as of `claim`. */
export const agreeToContractRescission = contractQueue.action('rescind', 'Agrees to end a contract');

/** Does not agree to end a contract, or takes the own proposal back: it stays in force. Errors: as of `claim`. */
export const rejectContractRescission = contractQueue.action('refuseRescission', 'Keeps a contract in force', reasoned);

/** Reminds the customer of a contract that waits for a signature, or for an answer whether it ends. Errors: 404; 409 nothing of its customer is awaited, or changed since it was seen; 429 with `retryAfter` after the last time. */
export const remindContractOwner = contractQueue.action('remind', 'Reminds the customer of a contract');
