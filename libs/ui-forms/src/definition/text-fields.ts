import { findMobileError, findTextError, normalizeText, type TextRule, toMobile } from '@portal/api-contract/rules';
import type { Shown, TextControl } from './controls';
import type { FieldControl, FieldDefinition } from './define-form';

/** What is wrong with a text, or an empty text. */
export type FindError = (value: string) => string;

/** Nothing is wrong with any value. */
export const fine = () => '';

/** Whether something that was kept is a text. */
export const isText = (kept: unknown): kept is string => typeof kept === 'string';

/** A field of text with a rule and what is sent of it. */
export function buildText<Sent, Control extends FieldControl>(
  findError: FindError,
  toSent: (text: string) => Sent,
  { isKept = true, ...control }: Shown<Control>,
): FieldDefinition<string, Sent, Control> {
  const isRequired = findError('') !== '';
  // The parts of `Control` are those of what is shown and this one.
  return { initial: '', findError, toSent, isValue: isText, isKept, control: { ...control, isRequired } as Control };
}

/** A name, number or code in one line: sent in plain characters. */
export function text({ rule, findError, ...shown }: Shown<TextControl> & { rule?: TextRule; findError?: FindError }) {
  const find = findError ?? (rule ? (value: string) => findTextError(rule, normalizeText(value)) : fine);
  return buildText<string, TextControl>(find, normalizeText, shown);
}

/** A mobile number as somebody is called on; sent as its digits. */
export function mobile({ missing, ...shown }: Partial<Shown<TextControl>> & { missing?: string } = {}) {
  return buildText<string, TextControl>((value) => findMobileError(value, missing), toMobile, {
    ...{ label: '联系电话', type: 'tel', inputMode: 'tel', autoComplete: 'tel', hint: '仅支持中国大陆手机号' },
    ...shown,
  });
}
