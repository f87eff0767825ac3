import type { StoredFile } from '@portal/api-contract';
import {
  EMAIL_LIMIT,
  findCodeError,
  findDateError,
  findEmailError,
  findMobileError,
  findTextError,
  normalizeCode,
  normalizeText,
  type TextRule,
  toMobile,
} from '@portal/api-contract/rules';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FieldControl, FieldDefinition } from './define-form';

/** What a line of text shows. */
export interface TextControl extends FieldControl {
  readonly type?: HTMLInputTypeAttribute | undefined;
  readonly inputMode?: 'numeric' | 'tel' | 'email' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly autoCapitalize?: 'none' | undefined;
  readonly spellCheck?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Limits of a date. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** What a text of several lines shows. */
export interface ProseControl extends FieldControl {
  readonly maxLength: number;
  readonly rows?: number | undefined;
  readonly placeholder?: string | undefined;
}

/** One of a few choices. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** What it means, below the label. */
  readonly text?: string;
  /** What follows from it, at the foot. */
  readonly note?: string;
}

/** What a choice shows. */
export interface ChoiceControl extends FieldControl {
  readonly choices: readonly Choice[];
}

/** What a field for files shows. */
export interface FilesControl extends FieldControl {
  readonly hint: string;
  /** Types by their endings, e.g. `.pdf,.docx`. */
  readonly accept: string;
  /** Most files. */
  readonly max: number;
  /** Largest size of a file in MB; 10 by default. */
  readonly maxSize?: number | undefined;
}

/** What a consent shows. */
export interface ConsentControl {
  /** What the data is used for, in one sentence; empty where nothing is said of it. */
  readonly purpose: string;
}

type FindError = (value: string) => string;
type Shown<Control extends FieldControl> = Omit<Control, 'isRequired'> & { readonly isKept?: boolean };

const fine = () => '';
const isText = (kept: unknown): kept is string => typeof kept === 'string';
const isFlag = (kept: unknown): kept is boolean => typeof kept === 'boolean';

function buildText<Sent, Control extends FieldControl>(
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

/** One line that is sent as it was written, without the spaces around it. */
export function line({ rule, ...shown }: Shown<TextControl> & { rule: TextRule }) {
  const find = (value: string) => findTextError(rule, value.trim());
  return buildText<string, TextControl>(find, (value) => value.trim(), shown);
}

/** A text of several lines that is sent as it was written, without the spaces around it. */
export function prose({ rule, ...shown }: Omit<Shown<ProseControl>, 'maxLength'> & { rule: TextRule }) {
  const find = (value: string) => findTextError(rule, value.trim());
  return buildText<string, ProseControl>(find, (value) => value.trim(), { maxLength: rule.max, ...shown });
}

/** A mobile number as somebody is called on; sent as its digits. */
export function mobile({ missing, ...shown }: Partial<Shown<TextControl>> & { missing?: string } = {}) {
  return buildText<string, TextControl>((value) => findMobileError(value, missing), toMobile, {
    ...{ label: '联系电话', type: 'tel', inputMode: 'tel', autoComplete: 'tel', hint: '仅支持中国大陆手机号' },
    ...shown,
  });
}

/** An email address somebody is written to. */
export function email({ isOptional = false, ...shown }: Partial<Shown<TextControl>> & { isOptional?: boolean } = {}) {
  const find = (value: string) => (isOptional && !value.trim() ? '' : findEmailError(value));
  return buildText<string, TextControl>(find, normalizeText, {
    ...{ label: '邮箱', type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: EMAIL_LIMIT },
    ...shown,
  });
}

/** A day, `YYYY-MM-DD`; `missing` is said where one is needed. */
export function date({ missing = '', ...shown }: Shown<TextControl> & { missing?: string }) {
  const find = (value: string) => (value ? findDateError(value, missing) : missing);
  return buildText<string, TextControl>(find, (value) => value, { type: 'date', ...shown });
}

/** A password or another secret: sent as it was typed, kept nowhere. */
export function secret({ findError = fine, ...shown }: Shown<TextControl> & { findError?: FindError }) {
  return buildText<string, TextControl>(findError, (value) => value, { type: 'password', isKept: false, ...shown });
}

/** Code of a text message or email; sent as its digits. */
export function code(shown: Partial<Shown<TextControl>> = {}) {
  return buildText<string, TextControl>(findCodeError, normalizeCode, {
    ...{ label: '验证码', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12, isKept: false },
    ...shown,
  });
}

type Options<Option extends string> = readonly Option[] | Readonly<Record<Option, string>>;

/** Options as choices: texts, or values with their labels. */
export function toChoices(options: Options<string>): readonly Choice[] {
  return Array.isArray(options)
    ? options.map((value: string) => ({ value, label: value }))
    : Object.entries(options).map(([value, label]) => ({ value, label: label as string }));
}

interface ChoiceOptions<Option extends string> extends Omit<Shown<ChoiceControl>, 'choices'> {
  /** Values that are texts, or values with their labels. Where they are known only later, the control gets them. */
  readonly options?: Options<Option>;
  readonly choices?: readonly Choice[];
}

/** A choice that has to be made; `missing` says which. */
export function choice<Option extends string>({
  options = [],
  choices = toChoices(options),
  missing,
  ...shown
}: ChoiceOptions<Option> & { missing: string }): FieldDefinition<Option | '', Option, ChoiceControl> {
  return buildChoice<Option | '', Option>('', (value) => (value ? '' : missing), { choices, ...shown });
}

/** A choice that may be left open. */
export function optionalChoice<Option extends string>({
  options = [],
  choices = toChoices(options),
  ...shown
}: ChoiceOptions<Option>): FieldDefinition<Option | '', Option | '', ChoiceControl> {
  return buildChoice<Option | '', Option | ''>('', fine, { choices, ...shown });
}

/** A choice that is always made: it starts at one of its options. */
export function oneOf<Option extends string>({
  options = [],
  choices = toChoices(options),
  initial,
  ...shown
}: ChoiceOptions<Option> & { initial: NoInfer<Option> }): FieldDefinition<Option, Option, ChoiceControl> {
  return buildChoice<Option, Option>(initial, fine, { choices, ...shown });
}

function buildChoice<Value extends string, Sent extends Value>(
  initial: Value,
  findError: (value: Value) => string,
  { isKept = true, ...control }: Shown<ChoiceControl>,
): FieldDefinition<Value, Sent, ChoiceControl> {
  const known = control.choices.map(({ value }) => value);
  return {
    ...{ initial, findError, isKept },
    // Options that are known only later are the server's to check, as all are.
    isValue: (kept): kept is Value => isText(kept) && (known.length === 0 || kept === '' || known.includes(kept)),
    toSent: (value) => value as Sent,
    control: { ...control, isRequired: initial !== '' || findError(initial) !== '' },
  };
}

/** Files that were stored; sent as their ids. `missing` is said where one is needed. */
export function files({
  missing = '',
  isKept = true,
  ...control
}: Shown<FilesControl> & { missing?: string }): FieldDefinition<readonly StoredFile[], string[], FilesControl> {
  return {
    initial: [],
    findError: (value) => (value.length > 0 ? '' : missing),
    toSent: (value) => value.map(({ id }) => id),
    isValue: (kept): kept is readonly StoredFile[] => Array.isArray(kept) && kept.every(isStoredFile),
    isKept,
    control: { ...control, isRequired: missing !== '' },
  };
}

/** Any number of a few. */
export function listOf<Option extends string>(options: Options<Option>): FieldDefinition<readonly Option[], Option[]> {
  const known: readonly unknown[] = toChoices(options).map(({ value }) => value);
  return {
    ...{ initial: [], findError: fine, isKept: true, control: {} },
    isValue: (kept): kept is readonly Option[] => Array.isArray(kept) && kept.every((entry) => known.includes(entry)),
    toSent: (value) => [...value],
  };
}

/** A yes or no. */
export function flag(initial = false): FieldDefinition<boolean, boolean> {
  return { initial, findError: fine, toSent: (value) => value, isValue: isFlag, isKept: true, control: {} };
}

/** Consent to the privacy policy: given anew each time. */
export function consent(
  purpose = '',
  missing = '请先阅读并同意隐私政策',
): FieldDefinition<boolean, true, ConsentControl> {
  return {
    ...{ initial: false, isValue: isFlag, isKept: false, control: { purpose } },
    findError: (value) => (value ? '' : missing),
    toSent: () => true,
  };
}

/** Ticket of a captcha: counts once. */
export function ticket(): FieldDefinition<string, string> {
  return {
    ...{ initial: '', isValue: isText, isKept: false, isOneTime: true, control: {} },
    findError: (value) => (value ? '' : '请先完成安全验证'),
    toSent: (value) => value,
  };
}

function isStoredFile(kept: unknown): kept is StoredFile {
  const { id, name, size } = (kept ?? {}) as Partial<StoredFile>;
  return typeof id === 'string' && typeof name === 'string' && typeof size === 'number';
}
