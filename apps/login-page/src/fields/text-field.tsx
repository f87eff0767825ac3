import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './fields.module.css';

/** Props of `TextField`. */
export interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'onBlur' | 'type' | 'autoCapitalize' | 'spellCheck'
> {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
  /** Control inside the field's frame, at its end. */
  readonly children?: ReactNode;
}

/** A labelled line of text with its hint and its message. */
export function TextField({ label, error, hint, onChange, children, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = error ? errorId : hint ? hintId : undefined;
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame} data-invalid={error ? true : undefined}>
        <input
          {...input}
          id={id}
          className={styles.input}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
      {/* The line is always there: a message must not move what the visitor is about to press. */}
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
