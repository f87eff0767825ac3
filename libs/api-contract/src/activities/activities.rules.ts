import { requiredLine } from '../rules/text-rule';

/** Rules of the texts of an enrolment. */
export const ENROLMENT_RULES = { name: requiredLine('姓名', 20), companyName: requiredLine('公司名称', 50) } as const;
