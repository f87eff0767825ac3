import { useId } from 'react';
import type { ProfileField } from './profile-form.rules';
import styles from './user-info.module.css';

/** Props of `ProfileTextField`. */
export interface ProfileTextFieldProps {
  readonly name: ProfileField;
  readonly label: string;
  readonly limit: number;
  readonly value: string;
  readonly error: string;
  readonly isReadOnly: boolean;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

const AUTO_COMPLETE = { nickname: 'nickname', company: 'organization', industry: 'off', bio: 'off' } as const;

/** A labelled field with its count of characters and its error. */
export function ProfileTextField(props: ProfileTextFieldProps) {
  const { name, label, limit, value, error, isReadOnly, onChange, onBlur } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const common = {
    id,
    name,
    value,
    required: name === 'nickname',
    readOnly: isReadOnly,
    className: styles.input,
    autoComplete: AUTO_COMPLETE[name],
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? errorId : undefined,
    onBlur,
  };
  return (
    <div className={styles.field}>
      <div className={styles.fieldHead}>
        <label htmlFor={id}>
          {label}
          {name === 'nickname' && <span className={styles.required}>必填</span>}
        </label>
        <span className={styles.count} data-over={value.length > limit || undefined} aria-hidden="true">
          {value.length}/{limit}
        </span>
      </div>
      {name === 'bio' ? (
        <textarea {...common} rows={4} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...common} type="text" onChange={(event) => onChange(event.target.value)} />
      )}
      <p id={errorId} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
