import { FormField } from './form-field';

/** Props of `FixedField`. */
export interface FixedFieldProps {
  readonly label: string;
  readonly value: string;
  /** Why it is as it is. */
  readonly hint?: string;
}

/** A value that is shown among the fields, over both columns of a grid, and cannot be changed. */
export function FixedField({ label, value, hint }: FixedFieldProps) {
  return (
    <FormField label={label} isRequired={false} isWide {...(hint && { hint })}>
      {({ id, className, 'aria-describedby': describedBy }) => (
        <input id={id} className={className} value={value} aria-describedby={describedBy} readOnly />
      )}
    </FormField>
  );
}
