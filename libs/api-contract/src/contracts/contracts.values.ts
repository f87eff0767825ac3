import { optionalProse, requiredLine, requiredProse } from '../rules/text-rule';

/** States of a contract in the order of its lifecycle. */
export const CONTRACT_STATES = [10, 20, 21, 30, 31, 40, 50, 51, 52, 60, 70, 71] as const;

/** Kinds of contracts: a letter of intent, a contract of orders, a framework for orders to come. */
export const CONTRACT_KINDS = { intent: '意向', order: '订单', framework: '框架' } as const;

/** Tabs of the list: letters of intent, and what has legal force (design: lifecycles, contract). */
export const CONTRACT_TYPES = { 1: '意向', 2: '正式' } as const;

/** Ways of signing. */
export const SIGN_MODES = { electronic: '电子签署', paper: '纸质签署' } as const;

/** Bounds of contracts. */
export const CONTRACT_LIMITS = {
  drafts: 20,
  orders: 20,
  /** Days within which a contract has to be signed, and by which that can be put off once. */
  signDays: 15,
  extensionDays: 15,
  /** Days within which a scan that was returned has to be handed in anew. */
  paperDays: 7,
  /** Days for which an approved letter of intent can be downloaded. */
  intentDays: 30,
  /** Hours in which whoever is awaited can be urged once. */
  urgeHours: 4,
} as const;

/** Days before the end of the time for signing on which its owner is reminded. */
export const SIGN_REMINDERS = [7, 3, 1] as const;

/** Rules of the texts of a contract. */
export const CONTRACT_RULES = {
  signer: requiredLine('签署人姓名', 40),
  contact: requiredLine('联系人', 40),
  address: requiredProse('地址', [5, 120], '请输入详细的联系地址'),
  specialTerms: optionalProse('特别约定', 1000),
  reason: requiredProse('原因', [2, 300], '请说明原因'),
} as const;
