import type { SolutionRequest } from '@portal/api-contract';

/** Industries of the form; the contract's own, compared by a test, like all of this file. */
export const INDUSTRIES: readonly SolutionRequest['industry'][] = [
  '装备制造',
  '电子制造',
  '流程化工',
  '能源电力',
  '食品饮料',
  '园区与城市',
  '其他',
];

/** Limits of the forms: most characters, people and days ahead. */
export const REQUEST_LIMITS = { companyName: 50, name: 20, remark: 500, people: 30, daysAhead: 180 } as const;
