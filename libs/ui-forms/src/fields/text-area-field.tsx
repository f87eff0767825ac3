import type { ProseControl } from '../definition/controls';
import type { BoundField } from '../form/bound-field';
import { FormField } from './form-field';

/** Props of `TextAreaField`. */
export interface TextAreaFieldProps extends Partial<ProseControl> {
  readonly field: BoundField<string, ProseControl>;
  readonly autoComplete?: 'off';
  readonly spellCheck?: boolean;
}

/** Text of several lines, over both columns of a grid, with the count of its characters where nothing else is said. */
export function TextAreaField({ field, ...shown }: TextAreaFieldProps) {
  const { name, value, error, onChange, onBlur } = field;
  const { label, isRequired, hint, isWide = true, maxLength, rows = 4, ...area } = { ...field.control, ...shown };
  const count = `${value.length}/${maxLength}`;
  return (
    <FormField label={label} isRequired={isRequired} error={error} hint={hint ?? count} isWide={isWide}>
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
