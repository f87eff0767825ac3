import { findMobileError, findTextError, normalizeText, type TextRule, toMobile } from '@portal/api-contract/rules';
import { TextField } from '../fields/text-field';
import type { ProseControl, Shown, TextControl } from './controls';
import type { DrawnField } from './define-form';

/** What is wrong with a text, or an empty text. */
export type FindError = (value: string) => string;

/** Nothing is wrong with any value. */
export const fine = () => '';

/** Whether something that was kept is a text. */
export const isText = (kept: unknown): kept is string => typeof kept === 'string';

/** What is said of a text on its control, besides the field itself. */
type TextProps<Control> = Partial<Control>;

/** A field of text with a rule, what is sent of it, and its control. */
export function buildText<Control extends TextControl | ProseControl>(
  component: NonNullable<DrawnField<string, string, Control, TextProps<Control>>['component']>,
  findError: FindError,
  toSent: (text: string) => string,
  { isKept = true, ...control }: Shown<Control>,
): DrawnField<string, string, Control, TextProps<Control>> {
  const isRequired = findError('') !== '';
  return {
    ...{ initial: '', findError, toSent, isValue: isText, isKept, component },
    // The parts of `Control` are those of what is shown and this one.
    control: { ...control, isRequired } as Control,
  };
}

/** A name, number or code in one line: sent in plain characters. */
export function text({ rule, findError, ...shown }: Shown<TextControl> & { rule?: TextRule; findError?: FindError }) {
  const find = findError ?? (rule ? (value: string) => findTextError(rule, normalizeText(value)) : fine);
  return buildText<TextControl>(TextField, find, normalizeText, shown);
}

/** A mobile number as somebody is called on; sent as its digits. */
export function mobile({ missing, ...shown }: Partial<Shown<TextControl>> & { missing?: string } = {}) {
  return buildText<TextControl>(TextField, (value) => findMobileError(value, missing), toMobile, {
    ...{ label: '联系电话', type: 'tel', inputMode: 'tel', autoComplete: 'tel', hint: '仅支持中国大陆手机号' },
    ...shown,
  });
}
