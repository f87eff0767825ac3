import type { ReactNode } from 'react';
import type { BoundField } from '../form/bound-field';
import styles from './fields.module.css';

/** Props of `CheckBoxField`. */
export interface CheckBoxFieldProps {
  readonly field: BoundField<boolean>;
  readonly children: ReactNode;
  /** What follows from it, below. */
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
}

/** A yes or no of a form. */
export function CheckBoxField({ field, children, hint, isDisabled = false }: CheckBoxFieldProps) {
  const { name, value, onChange } = field;
  return (
    <label className={styles.checkBox}>
      <input
        type="checkbox"
        name={name}
        checked={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {children}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
    </label>
  );
}
