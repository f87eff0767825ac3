import { type InputHTMLAttributes, useId } from 'react';
import styles from './contact-form.module.css';

/** Props of `TextField`. */
export interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'onBlur'
> {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A labelled line of text with its message. */
export function TextField({ label, error, onChange, ...input }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {/* Its line is always there: a message must not move what the visitor is about to press. */}
      <p id={errorId} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
