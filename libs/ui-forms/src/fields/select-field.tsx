import type { BoundField } from '../form/bound-field';
import type { ChoiceControl } from '../definition/controls';
import { FormField } from './form-field';

/** Props of `SelectField`: what is given here stands in place of what the form's definition says. */
export interface SelectFieldProps extends Partial<ChoiceControl> {
  readonly field: BoundField<string, ChoiceControl>;
}

/** Choice of one of a few from a list. */
export function SelectField({ field, ...shown }: SelectFieldProps) {
  const { name, value, error, onChange, onBlur } = field;
  const { choices, label, isRequired, hint, isWide } = { ...field.control, ...shown };
  return (
    <FormField label={label} isRequired={isRequired} error={error} hint={hint} isWide={isWide}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          <option value="">请选择</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
