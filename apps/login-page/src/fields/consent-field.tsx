import { useId } from 'react';
import { LEGAL_HREFS } from '../addresses';
import styles from './consent-field.module.css';

/** Props of `ConsentField`. */
export interface ConsentFieldProps {
  readonly name: string;
  readonly isGiven: boolean;
  readonly error: string | undefined;
  readonly onChange: (isGiven: boolean) => void;
}

/** Agreement to the legal documents; never ticked beforehand. */
export function ConsentField({ name, isGiven, error, onChange }: ConsentFieldProps) {
  const id = useId();
  return (
    <div className={styles.consent}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name={name}
          checked={isGiven}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          我已阅读并同意
          <a href={LEGAL_HREFS.terms} target="_blank" rel="noopener">
            《用户协议》
          </a>
          和
          <a href={LEGAL_HREFS.privacy} target="_blank" rel="noopener">
            《隐私政策》
          </a>
        </span>
      </label>
      <p id={id} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
