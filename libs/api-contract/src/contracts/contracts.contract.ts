import { z } from 'zod';
import { dateSchema, idSchema, keySchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText, proseText, ruledText } from '../endpoint/text-schemas';
import { recordFileSchema, stateCountSchema, statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { orderNoSchema, orderStatusSchema } from '../purchase/orders.contract';
import { CONTRACT_KINDS, CONTRACT_LIMITS, CONTRACT_RULES, CONTRACT_STATES, SIGN_MODES } from './contracts.values';

const contracts = { tags: ['contracts'], auth: 'user' } as const;

/** Number of a contract. */
export const contractIdSchema = z.string().min(1).max(32);
/** State of a contract: 10 草稿 · 20 待审核 · 21 已驳回 · 30 待客户签署 · 31 待平台签署 · 40 已生效 · 50 已拒签 · 51 已撤销 · 52 签署过期 · 60 履行完毕 · 70 解约中 · 71 已解约. */
export const contractStatusSchema = z.literal(CONTRACT_STATES);
export type ContractStatus = z.infer<typeof contractStatusSchema>;
/** Tab of a contract: 1 意向 · 2 正式. */
export const contractTypeSchema = z.literal([1, 2]);
export type ContractType = z.infer<typeof contractTypeSchema>;
export const contractKindSchema = keySchema(CONTRACT_KINDS, '请选择合同类型');
export type ContractKind = keyof typeof CONTRACT_KINDS;
export type SignMode = keyof typeof SIGN_MODES;
/** Who signs: 1 法定代表人 · 2 授权代表. */
export const signerRoleSchema = z.literal([1, 2], '请选择签署人身份');
export type SignerRole = z.infer<typeof signerRoleSchema>;
/** SHA-256 of the text of a contract, in hexadecimal. */
export const textHashSchema = z.string().regex(/^[0-9a-f]{64}$/, '合同文本摘要有误，请刷新页面');

/** By what a text is signed that is shown. */
export const signatureShape = {
  textHash: textHashSchema,
  code: z.string('请输入6位验证码').regex(/^\d{6}$/, '请输入6位验证码'),
  /** The caller has read the text and means to sign it. */
  isIntended: z.literal(true, '请阅读合同并勾选同意'),
};

/** A text that contracts are made of. */
export const contractTemplateSchema = z.object({
  id: idSchema,
  title: z.string(),
  kind: contractKindSchema,
  version: z.string(),
  effectiveOn: dateSchema,
});
export type ContractTemplate = z.infer<typeof contractTemplateSchema>;

/** A contract in a list of its owner; sums in 分. */
export const contractBriefSchema = z.object({
  id: contractIdSchema,
  title: z.string(),
  kind: contractKindSchema,
  type: contractTypeSchema,
  status: contractStatusSchema,
  orderNos: z.array(z.string()),
  /** What its orders cost; null where there are none. */
  amount: z.number().int().nullable(),
  /** Name of the customer as it was verified; empty before there is one. */
  partyName: z.string(),
  signMode: keySchema(SIGN_MODES),
  /** A letter of intent that was approved, which stays in its state. */
  isApproved: z.boolean(),
  /** Until when it has to be signed, or is in force, or, for an approved letter of intent, can be downloaded; null elsewhere. */
  dueAt: timestampSchema.nullable(),
  createdAt: timestampSchema,
  version: versionSchema,
});
export type ContractBrief = z.infer<typeof contractBriefSchema>;

/** A side of a contract and how its signature stands. */
export const contractPartySchema = z.object({
  side: z.enum(['customer', 'provider']),
  name: z.string(),
  /** Credit code; masked where it is the number of a person's document. */
  number: z.string(),
  /** Who signs for it; empty for the platform, whose seal is on it. */
  signer: z.string(),
  signedAt: timestampSchema.nullable(),
});
export type ContractParty = z.infer<typeof contractPartySchema>;

/** A contract with everything its owner may see. */
export const contractDetailSchema = z.object({
  ...contractBriefSchema.shape,
  templateId: z.string(),
  templateVersion: z.string(),
  signerRole: signerRoleSchema,
  signerName: z.string(),
  contactName: z.string(),
  deliveryAddress: z.string(),
  specialTerms: z.string(),
  /** 授权书; null where the legal person signs. */
  mandate: recordFileSchema.nullable(),
  /** Scan of the contract that was signed on paper; null before it is handed in, and after it was returned. */
  paper: recordFileSchema.nullable(),
  parties: z.array(contractPartySchema),
  orders: z.array(z.object({ orderNo: z.string(), title: z.string(), status: orderStatusSchema, payable: z.int() })),
  /** Hash of the text that was submitted, which is the one that is signed; empty before. */
  textHash: z.string(),
  /** SHA-256 of the signed file; empty before there is one. */
  fileHash: z.string(),
  /** Telephone that a code for signing goes to, masked; empty where none is bound. */
  telephone: z.string(),
  /** The platform's certificate is one of a demonstration. */
  isDemo: z.boolean(),
  /** Why it was rejected or refused, or its scan was returned; empty otherwise. */
  reason: z.string(),
  /** When whoever it waits for was urged last; null in a state in which nobody was. */
  urgedAt: timestampSchema.nullable(),
  /** The agreement to end it before its time; null while nobody has asked for that. */
  rescission: z
    .object({
      by: z.enum(['user', 'legal']),
      reason: z.string(),
      /** Hash of the text of the agreement. */
      textHash: z.string(),
      askedAt: timestampSchema,
      /** When the customer has signed it. */
      signedAt: timestampSchema.nullable(),
    })
    .nullable(),
  log: z.array(statusLogEntrySchema),
  /**
   * What the owner may do now: `save`, `submit`, `delete`, `withdraw`, `sign`, `signOutside` (on the pages of a service),
   * `refuse`, `extend`, `download`, `evidence`, `urge`, `become`, `rescind`, `refuseRescission`, `rescission` (its file).
   */
  actions: z.array(z.string()),
});
export type ContractDetail = z.infer<typeof contractDetailSchema>;

const change = { ...contracts, method: 'POST', isIdempotent: true, response: contractDetailSchema } as const;
const byId = z.object({ id: contractIdSchema });

/** Texts that contracts are made of, the newest version of each (endpoints §4.6). */
export const listContractTemplates = defineEndpoint({
  ...contracts,
  method: 'GET',
  path: '/ptl/contract/templates',
  summary: 'Templates of contracts',
  response: z.array(contractTemplateSchema),
});

/** The caller's contracts, the newest first (endpoints §4.6); with `orderNo` those of an order. */
export const listContracts = defineEndpoint({
  ...contracts,
  method: 'POST',
  path: '/ptl/contract/pageList',
  summary: 'Own contracts',
  body: z.object({
    type: contractTypeSchema.optional(),
    statuses: z.array(contractStatusSchema).max(CONTRACT_STATES.length).default([]),
    /** Part of a number or of a title. */
    keyword: lineText().max(60).optional(),
    orderNo: orderNoSchema.optional(),
    ...pageQueryShape,
  }),
  response: pageSchema(contractBriefSchema),
});

/** How many of the caller's contracts of a tab stand in each state, each counted up to `CAPPED_TOTAL` (path ours). */
export const countContracts = defineEndpoint({
  ...contracts,
  method: 'GET',
  path: '/ptl/contract/statusCount',
  summary: 'Own contracts by state',
  query: z.object({ type: z.coerce.number().int().min(1).max(2).optional() }),
  response: z.array(stateCountSchema),
});

/** A contract of the caller (endpoints §4.6). Error: 404. */
export const getContract = defineEndpoint({
  ...contracts,
  method: 'GET',
  path: '/ptl/contract/detail',
  summary: 'An own contract',
  query: byId,
  response: contractDetailSchema,
});

/** What a contract is made from; shared with the page. */
export const contractFormShape = {
  kind: contractKindSchema,
  templateId: idSchema,
  /** Version of the template that was chosen. */
  templateVersion: lineText('请选择合同模板').min(1, '请选择合同模板').max(20, '请选择合同模板'),
  orderNos: z
    .array(z.string().regex(/^\w{1,32}$/, '请选择订单'))
    .max(CONTRACT_LIMITS.orders, `最多选择${CONTRACT_LIMITS.orders}个订单`)
    .default([]),
  signMode: keySchema(SIGN_MODES, '请选择签署方式').default('electronic'),
  signerRole: signerRoleSchema.default(1),
  signerName: ruledText(lineText, CONTRACT_RULES.signer),
  /** 授权书, an upload; needed where a representative signs. */
  mandateFileId: idSchema.optional(),
  contactName: ruledText(lineText, CONTRACT_RULES.contact),
  deliveryAddress: ruledText(lineText, CONTRACT_RULES.address),
  specialTerms: ruledText(proseText, CONTRACT_RULES.specialTerms).default(''),
};

/**
 * Keeps a draft (endpoints §4.6). Errors: 404; 409 no draft any more, changed since it was seen, another version of the
 * template, too many drafts; 422 orders that are not the caller's or are over, no 授权书 where it is needed.
 */
export const saveContract = defineEndpoint({
  ...change,
  path: '/ptl/contract/save',
  summary: 'Saves the draft of a contract',
  body: z.object({
    /** Without one a new draft begins. */
    id: contractIdSchema.optional(),
    /** The one that was seen; needed beside `id`. */
    version: versionSchema.optional(),
    ...contractFormShape,
  }),
});

/** Text of a draft as it would be signed (endpoints §4.6): where its PDF is, and its hash. Errors: 404; 409 no draft, or without identity. */
export const previewContract = defineEndpoint({
  ...contracts,
  method: 'POST',
  path: '/ptl/contract/preview',
  summary: 'Previews a contract',
  body: byId,
  response: z.object({ pdfUrl: z.string(), textHash: textHashSchema }),
});

/**
 * Submits a draft whose text is the one that was previewed (endpoints §4.6). What is made of a standard template without
 * special terms is approved at once. Errors: 404; 409 no draft, text changed since the preview, no identity or none of an
 * enterprise, an order in another contract.
 */
export const submitContract = defineEndpoint({
  ...change,
  path: '/ptl/contract/submit',
  summary: 'Submits a contract',
  body: z.object({ id: contractIdSchema, textHash: textHashSchema }),
});

/** Takes a contract back that nobody has signed (endpoints §4.6). Errors: 404, 409 in another state. */
export const withdrawContract = defineEndpoint({
  ...change,
  path: '/ptl/contract/withdraw',
  summary: 'Takes a contract back',
  body: byId,
});

/** Refuses to sign (endpoints §4.6). Errors: 404, 409 in another state. */
export const declineContract = defineEndpoint({
  ...change,
  path: '/ptl/contract/reject',
  summary: 'Refuses to sign a contract',
  body: z.object({ id: contractIdSchema, reason: ruledText(proseText, CONTRACT_RULES.reason) }),
});

/** Puts the end of the time for signing off, once (endpoints §4.6). Errors: 404, 409 in another state or done before. */
export const extendContract = defineEndpoint({
  ...change,
  path: '/ptl/contract/extend',
  summary: 'Puts off until when a contract has to be signed',
  body: byId,
});

/** Urges the platform on, which the contract waits for (endpoints §4.6). Errors: 404; 409 it does not wait for the platform; 429 with `retryAfter` after the last time. */
export const urgeContract = defineEndpoint({
  ...change,
  path: '/ptl/contract/urge',
  summary: 'Urges the platform to go on with a contract',
  body: byId,
});

/** Deletes a draft (path ours). Errors: 404, 409 no draft. */
export const deleteContract = defineEndpoint({
  ...contracts,
  method: 'POST',
  path: '/ptl/contract/delete',
  summary: 'Deletes the draft of a contract',
  body: byId,
  response: z.null(),
});
