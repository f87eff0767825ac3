import type { TrialRequest } from '@portal/api-contract';

/** Industries of the application forms; the contract's own, compared by a test, like all of this file. */
export const INDUSTRIES: readonly TrialRequest['industry'][] = [
  '装备制造',
  '电子制造',
  '流程化工',
  '能源电力',
  '食品饮料',
  '园区与城市',
  '其他',
];

/** Sizes of a company, by people. */
export const COMPANY_SIZES: readonly Exclude<TrialRequest['companySize'], ''>[] = [
  '1-50 人',
  '51-200 人',
  '201-1000 人',
  '1000 人以上',
];

/** Limits of the application forms. */
export const USAGE_LIMITS = { sceneMin: 10, sceneMax: 500, companyName: 50, name: 20, email: 100, files: 3 } as const;
