import { optionalLine } from '../rules/text-rule';

/** Rules of the texts of a feedback. */
export const FEEDBACK_RULES = { text: optionalLine('说明', 500), contact: optionalLine('联系方式', 60) } as const;
