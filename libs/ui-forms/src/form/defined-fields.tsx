import type { ReactNode } from 'react';
import type { DrawnField } from '../definition/define-form';
import { FormGrid } from '../fields/form-grid';
import type { FormState } from './use-form';

/** Fields that have a control each. */
type DrawnFields = Readonly<Record<string, DrawnField<unknown, unknown, object, unknown>>>;

/** What the control of a field takes besides the field. */
type ControlProps<Field> = Field extends { component(props: infer Props): ReactNode } ? Omit<Props, 'field'> : never;

/** Names of the fields whose controls need what only a page has, such as calls. */
type NeedyName<Fields extends DrawnFields> = {
  [Name in keyof Fields]: object extends ControlProps<Fields[Name]> ? never : Name;
}[keyof Fields];

/** What the controls of a form's fields take besides them: what a page knows in place of the definition, or beyond it. */
export type FieldControls<Fields extends DrawnFields> = {
  readonly [Name in NeedyName<Fields>]: ControlProps<Fields[Name]>;
} & { readonly [Name in Exclude<keyof Fields, NeedyName<Fields>>]?: ControlProps<Fields[Name]> };

/** Props of `DefinedFields`; its controls may be left out where none needs anything. */
export type DefinedFieldsProps<Fields extends DrawnFields> = {
  readonly form: Pick<FormState<Fields, unknown>, 'bind' | 'fields'>;
  /** What stands before the fields. */
  readonly children?: ReactNode;
} & (object extends FieldControls<Fields>
  ? { readonly controls?: FieldControls<Fields> }
  : { readonly controls: FieldControls<Fields> });

/** The fields of a form in the order of its definition, each drawn by the control of its kind. */
export function DefinedFields<Fields extends DrawnFields>({ form, controls, children }: DefinedFieldsProps<Fields>) {
  const props: Readonly<Record<string, object | undefined>> = controls ?? {};
  return (
    <FormGrid>
      {children}
      {Object.entries(form.fields).map(([name, { component: Control }]) => (
        <Control key={name} {...props[name]} field={form.bind(name)} />
      ))}
    </FormGrid>
  );
}
