import type { ReactNode } from 'react';
import type { BoundField } from '../form/bound-field';

/** What a control shows of its field besides the value. */
export interface FieldControl {
  readonly label: string;
  /** An empty one is wrong. */
  readonly isRequired: boolean;
  /** Stands below the control while nothing is wrong. */
  readonly hint?: string | undefined;
  /** Whether it takes both columns of a grid. */
  readonly isWide?: boolean | undefined;
}

/**
 * A field of a form: where it starts, what is wrong with it, what is sent and what is kept of it, how it is shown.
 * `Props` is what its control takes besides the field.
 */
export interface FieldDefinition<Value = unknown, Sent = unknown, Control = object, Props = unknown> {
  readonly initial: Value;
  /** What is wrong with a value, or an empty text. */
  findError(value: Value): string;
  /** What the call takes. */
  toSent(value: Value): Sent;
  /** Whether something that was kept, by an older page perhaps, is a value of this field. */
  isValue(kept: unknown): kept is Value;
  /** Whether a draft keeps it. Consents are given anew, and secrets are written nowhere. */
  readonly isKept: boolean;
  /** Counts once: whatever the server says to it, the next try needs another. */
  readonly isOneTime?: boolean;
  /** What its control shows. */
  readonly control: Control;
  /** Its control, by which `FormFields` draws it; absent where only a page knows how. */
  component?(props: Props & { readonly field: BoundField<Value, Control> }): ReactNode;
}

/** A field that `FormFields` can draw. */
export type DrawnField<Value, Sent, Control, Props> = FieldDefinition<Value, Sent, Control, Props> &
  Required<Pick<FieldDefinition<Value, Sent, Control, Props>, 'component'>>;

/** The fields of a form by their names, which are those of its call: what the server says finds its field. */
export type FormFields = Readonly<Record<string, FieldDefinition>>;

/** What stands in a form. */
export type FormValues<Fields extends FormFields> = { readonly [Name in keyof Fields]: Fields[Name]['initial'] };

/** What is sent of a form. */
export type FormRequest<Fields extends FormFields> = { [Name in keyof Fields]: ReturnType<Fields[Name]['toSent']> };

/** Rules that look at more than one field, or at more than the form: what is wrong with a value, or an empty text. */
export type FormRules<Values> = { readonly [Name in keyof Values]?: (value: Values[Name], values: Values) => string };

/** A form: its fields in the order they stand in. */
export interface FormDefinition<Fields extends FormFields> {
  readonly fields: Fields;
  /** Rules in place of those of the fields. */
  readonly rules: FormRules<FormValues<Fields>>;
}

/** Lists the fields of a form once: values, rules, draft and request follow from them. */
export function defineForm<Fields extends FormFields>(
  fields: Fields,
  rules: FormRules<FormValues<Fields>> = {},
): FormDefinition<Fields> {
  return { fields, rules };
}

/** Values a form starts with where nothing is known. */
export function toInitialValues<Fields extends FormFields>({ fields }: FormDefinition<Fields>): FormValues<Fields> {
  return mapFields(fields, ({ initial }) => initial) as FormValues<Fields>;
}

/** What is sent of values that keep the rules. */
export function toRequest<Fields extends FormFields>(
  { fields }: FormDefinition<Fields>,
  values: FormValues<Fields>,
): FormRequest<Fields> {
  return mapFields(fields, (field, name) => field.toSent(values[name])) as FormRequest<Fields>;
}

/** What is wrong with a field, or an empty text. */
export function findFieldError<Fields extends FormFields>(
  { fields, rules }: FormDefinition<Fields>,
  name: keyof Fields,
  values: FormValues<Fields>,
): string {
  const rule = rules[name];
  return rule ? rule(values[name], values) : (fields[name]?.findError(values[name]) ?? '');
}

function mapFields(
  fields: FormFields,
  map: (field: FieldDefinition, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]));
}
