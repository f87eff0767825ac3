import { FormField } from './form-field';

/** A value that is shown among the fields and cannot be changed. */
export function FixedField({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <FormField label={label} isRequired={false}>
      {({ id, className }) => <input id={id} className={className} value={value} readOnly />}
    </FormField>
  );
}
