import { SiteLink } from '@portal/ui-kit';
import { type ReactNode, useId } from 'react';
import type { BoundField } from '../form/bound-field';
import type { ConsentControl } from '../definition/controls';
import { FieldMessage } from './form-field';
import styles from './fields.module.css';

const PRIVACY_HREF = '/content/privacy-policy';

/** Props of `AgreementField`. */
export interface AgreementFieldProps {
  readonly field: BoundField<boolean>;
  /** What is agreed to, with links to read it. */
  readonly children: ReactNode;
}

/** Agreement to something that can be read; never given in advance. */
export function AgreementField({ field, children }: AgreementFieldProps) {
  const { name, value, error, onChange } = field;
  const messageId = useId();
  return (
    <div className={styles.field} data-wide>
      <label className={styles.consent}>
        <input
          type="checkbox"
          name={name}
          checked={value}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={error ? messageId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldMessage id={messageId} error={error} />
    </div>
  );
}

/** Props of `ConsentField`. */
export interface ConsentFieldProps {
  readonly field: BoundField<boolean, ConsentControl>;
  /** URL of the privacy policy. */
  readonly href?: string;
}

/** Consent to the privacy policy. */
export function ConsentField({ field, href = PRIVACY_HREF }: ConsentFieldProps) {
  const { purpose } = field.control;
  return (
    <AgreementField field={field}>
      我已阅读并同意<SiteLink href={href}>《隐私政策》</SiteLink>
      {purpose && `，${purpose}`}
    </AgreementField>
  );
}
