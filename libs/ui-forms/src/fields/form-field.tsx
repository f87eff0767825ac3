import { type ReactNode, useId } from 'react';
import type { FieldControl } from '../definition/define-form';
import styles from './fields.module.css';

/** Props of `FormField`. */
export interface FormFieldProps extends Omit<FieldControl, 'hint'> {
  /** Stands below the control while nothing is wrong. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Renders the control with what ties it to its label and message. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** What every control of a field carries. */
export interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** A control with its label and its message; the message's line is always there, so nothing moves. */
export function FormField({ label, isRequired, error, hint, isWide, children }: FormFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <label htmlFor={id} className={styles.label} data-required={isRequired || undefined}>
        {label}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        required: isRequired,
        'aria-invalid': Boolean(error),
        'aria-describedby': error || hint ? messageId : undefined,
      })}
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
}

/** Props of `FieldMessage`. */
export interface FieldMessageProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly hint?: ReactNode;
}

/** What is wrong with a field, else what helps to fill it in. */
export function FieldMessage({ id, error, hint }: FieldMessageProps) {
  return (
    <p id={id} className={styles.message} data-error={error ? '' : undefined}>
      {error || hint}
    </p>
  );
}
