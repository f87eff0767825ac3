import { SiteLink } from '@portal/ui-kit';
import { useId } from 'react';
import styles from './form.module.css';
import type { BoundField } from './use-form';

/** Props of `ConsentField`. */
export interface ConsentFieldProps {
  readonly field: BoundField<boolean>;
  /** What the data is used for, in one sentence. */
  readonly purpose: string;
}

const PRIVACY_HREF = '/content/privacy-policy';

/** Consent to the privacy policy; never given in advance. */
export function ConsentField({ field: { name, value, error, onChange }, purpose }: ConsentFieldProps) {
  const messageId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.consent}>
        <input
          type="checkbox"
          name={name}
          checked={value}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? messageId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          我已阅读并同意<SiteLink href={PRIVACY_HREF}>《隐私政策》</SiteLink>，{purpose}
        </span>
      </label>
      <p id={messageId} className={styles.message} data-error="">
        {error}
      </p>
    </div>
  );
}
