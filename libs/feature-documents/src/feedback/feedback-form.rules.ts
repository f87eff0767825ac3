import type { FormRules } from '@portal/ui-content/form';
import type { FeedbackReason } from './feedback-reasons';

/** What a reader says about a page. */
export interface FeedbackValues {
  readonly reasons: readonly FeedbackReason[];
  readonly text: string;
  readonly contact: string;
}

/** Longest text. */
export const MOST_TEXT = 500;

/** Rules of the form: a reason or a text, or there is nothing to act upon. */
export const FEEDBACK_RULES: FormRules<FeedbackValues> = {
  text: (text, { reasons }) => {
    if (reasons.length === 0 && !text.trim()) return '请选择原因或填写说明';
    return text.trim().length > MOST_TEXT ? `说明不能超过${MOST_TEXT}个字符` : '';
  },
  contact: (contact) => (contact.trim().length > 60 ? '联系方式不能超过60个字符' : ''),
};
