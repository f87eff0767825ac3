import type { ReactNode } from 'react';
import type { BoundField } from '../form/bound-field';
import type { ProseControl, TextControl } from '../form/field';
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
  const { label, isRequired, hint, ...input } = { ...field.control, ...shown };
  return (
    <FormField label={label} isRequired={isRequired} error={error} hint={hint}>
      {(control) => {
        const line = (
          <input
            {...control}
            {...input}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
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

/** A value that is shown among the fields and cannot be changed. */
export function FixedField({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <FormField label={label} isRequired={false}>
      {({ id, className }) => <input id={id} className={className} value={value} readOnly />}
    </FormField>
  );
}
