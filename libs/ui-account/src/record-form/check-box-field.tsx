import type { BoundField } from '@portal/ui-content/form';
import type { ReactNode } from 'react';
import styles from './record-form.module.css';

/** Props of `CheckBoxField`. */
export interface CheckBoxFieldProps {
  readonly field: BoundField<boolean>;
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
}

/** A yes or no of a form. */
export function CheckBoxField({ field, children, isDisabled = false }: CheckBoxFieldProps) {
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
      <span>{children}</span>
    </label>
  );
}
