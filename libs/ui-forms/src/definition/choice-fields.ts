import { SelectField } from '../fields/select-field';
import type { Choice, ChoiceControl, Shown } from './controls';
import type { DrawnField, FieldDefinition } from './define-form';
import { fine, isText } from './text-fields';

type Options<Option extends string> = readonly Option[] | Readonly<Record<Option, string>>;

/** Options as choices: texts, or values with their labels. */
export function toChoices(options: Options<string>): readonly Choice[] {
  return Array.isArray(options)
    ? options.map((value: string) => ({ value, label: value }))
    : Object.entries(options).map(([value, label]) => ({ value, label: label as string }));
}

/** A choice with its control. */
type ChoiceField<Value, Sent> = DrawnField<Value, Sent, ChoiceControl, Partial<ChoiceControl>>;

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
}: ChoiceOptions<Option> & { missing: string }): ChoiceField<Option | '', Option> {
  return buildChoice<Option | '', Option>('', (value) => (value ? '' : missing), { choices, ...shown });
}

/** A choice that may be left open. */
export function optionalChoice<Option extends string>({
  options = [],
  choices = toChoices(options),
  ...shown
}: ChoiceOptions<Option>): ChoiceField<Option | '', Option | ''> {
  return buildChoice<Option | '', Option | ''>('', fine, { choices, ...shown });
}

/** A choice that is always made: it starts at one of its options. */
export function oneOf<Option extends string>({
  options = [],
  choices = toChoices(options),
  initial,
  ...shown
}: ChoiceOptions<Option> & { initial: NoInfer<Option> }): ChoiceField<Option, Option> {
  return buildChoice<Option, Option>(initial, fine, { choices, ...shown });
}

function buildChoice<Value extends string, Sent extends Value>(
  initial: Value,
  findError: (value: Value) => string,
  { isKept = true, ...control }: Shown<ChoiceControl>,
): ChoiceField<Value, Sent> {
  const known = control.choices.map(({ value }) => value);
  return {
    ...{ initial, findError, isKept, component: SelectField },
    // Options that are known only later are the server's to check, as all are.
    isValue: (kept): kept is Value => isText(kept) && (known.length === 0 || kept === '' || known.includes(kept)),
    toSent: (value) => value as Sent,
    control: { ...control, isRequired: initial !== '' || findError(initial) !== '' },
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
