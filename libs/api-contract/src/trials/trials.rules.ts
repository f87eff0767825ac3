import { optionalProse, requiredProse } from '../rules/text-rule';

/** Rules of the texts of a trial. */
export const TRIAL_RULES = {
  cancelReason: optionalProse('取消原因', 200),
  extensionReason: requiredProse('延期原因', [5, 200], '请至少用5个字说明延期原因'),
  feedback: optionalProse('试用反馈', 500),
} as const;
