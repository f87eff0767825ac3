import { type ReactNode, useId } from 'react';
import styles from './form.module.css';

/** Props of `FormField`. */
export interface FormFieldProps {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
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
export function FormField({ label, isRequired = false, error = '', hint, children }: FormFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        required: isRequired,
        'aria-invalid': Boolean(error),
        'aria-describedby': error || hint ? messageId : undefined,
      })}
      <p id={messageId} className={styles.message} data-error={error ? '' : undefined}>
        {error || hint}
      </p>
    </div>
  );
}
