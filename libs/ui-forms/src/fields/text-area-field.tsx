import type { ProseControl } from '../definition/controls';
import type { BoundField } from '../form/bound-field';
import { FormField } from './form-field';

/** Props of `TextAreaField`. */
export interface TextAreaFieldProps extends Partial<ProseControl> {
  readonly field: BoundField<string, ProseControl>;
  readonly autoComplete?: 'off';
  readonly spellCheck?: boolean;
}

/** Text of several lines with the count of its characters, where nothing else is said of it. */
export function TextAreaField({ field, ...shown }: TextAreaFieldProps) {
  const { name, value, error, onChange, onBlur } = field;
  const { label, isRequired, hint, maxLength, rows = 4, ...area } = { ...field.control, ...shown };
  return (
    <FormField label={label} isRequired={isRequired} error={error} hint={hint ?? `${value.length}/${maxLength}`}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          rows={rows}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}
