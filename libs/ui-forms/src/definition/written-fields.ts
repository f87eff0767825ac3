import {
  EMAIL_LIMIT,
  findDateError,
  findEmailError,
  findTextError,
  normalizeText,
  type TextRule,
} from '@portal/api-contract/rules';
import { TextAreaField } from '../fields/text-area-field';
import { TextField } from '../fields/text-field';
import type { ProseControl, Shown, TextControl } from './controls';
import { buildText } from './text-fields';

/** One line that is sent as it was written, without the spaces around it. */
export function line({ rule, ...shown }: Shown<TextControl> & { rule: TextRule }) {
  const find = (value: string) => findTextError(rule, value.trim());
  return buildText<TextControl>(TextField, find, (value) => value.trim(), shown);
}

/** A text of several lines that is sent as it was written, without the spaces around it. */
export function prose({ rule, ...shown }: Omit<Shown<ProseControl>, 'maxLength'> & { rule: TextRule }) {
  const find = (value: string) => findTextError(rule, value.trim());
  return buildText<ProseControl>(TextAreaField, find, (value) => value.trim(), { maxLength: rule.max, ...shown });
}

/** An email address somebody is written to. */
export function email({ isOptional = false, ...shown }: Partial<Shown<TextControl>> & { isOptional?: boolean } = {}) {
  const find = (value: string) => (isOptional && !value.trim() ? '' : findEmailError(value));
  return buildText<TextControl>(TextField, find, normalizeText, {
    ...{ label: '邮箱', type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: EMAIL_LIMIT },
    ...shown,
  });
}

/** A day, `YYYY-MM-DD`; `missing` is said where one is needed. */
export function date({ missing = '', ...shown }: Shown<TextControl> & { missing?: string }) {
  const find = (value: string) => (value ? findDateError(value, missing) : missing);
  return buildText<TextControl>(TextField, find, (value) => value, { type: 'date', ...shown });
}
