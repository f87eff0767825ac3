/** Industries offered by the form; the contract's own, compared by a test. */
export const INDUSTRIES = ['装备制造', '电子制造', '流程化工', '能源电力', '食品饮料', '园区与城市', '其他'] as const;

/** Sizes of a company, by people; the contract's own, compared by a test. */
export const COMPANY_SIZES = ['1-50 人', '51-200 人', '201-1000 人', '1000 人以上'] as const;

/** Limits of the form; the contract's own, compared by a test. */
export const APPLY_LIMITS = { scene: { min: 10, max: 500 }, companyName: 50, name: 20, email: 100, files: 3 } as const;

/** Types of files that may go with the form. */
export const FILE_ACCEPT = '.jpg,.jpeg,.png,.bmp,.pdf';

/** What a model is applied for; the contract's own, compared by a test. */
export const PURPOSES = ['正式使用', '试用'] as const;

/** Value of `purpose` in the address that asks for a trial. */
export const TRIAL = 'trial';
