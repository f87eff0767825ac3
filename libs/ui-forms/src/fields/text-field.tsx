import type { ReactNode } from 'react';
import type { BoundField } from '../form/bound-field';
import type { TextControl } from '../definition/controls';
import styles from './fields.module.css';
import { FormField } from './form-field';

/** Props of `TextField`: what is given here stands in place of what the form's definition says. */
export interface TextFieldProps extends Partial<TextControl> {
  readonly field: BoundField<string, TextControl>;
  /** A button inside the field's frame, at its end. */
  readonly children?: ReactNode;
}

/** Line of text. */
export function TextField({ field, children, ...shown }: TextFieldProps) {
  const { name, value, error, onChange, onBlur } = field;
  const { label, isRequired, hint, isWide, isUpperCase, ...input } = { ...field.control, ...shown };
  return (
    <FormField label={label} isRequired={isRequired} error={error} hint={hint} isWide={isWide}>
      {(control) => {
        const line = (
          <input
            {...control}
            {...input}
            name={name}
            value={value}
            onChange={({ target }) => onChange(isUpperCase ? target.value.toUpperCase() : target.value)}
            onBlur={onBlur}
          />
        );
        if (!children) return line;
        return (
          <div className={styles.frame}>
            {line}
            {children}
          </div>
        );
      }}
    </FormField>
  );
}
