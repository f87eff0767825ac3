import type { BoundField, FieldControl } from '@portal/ui-forms';
import { useId } from 'react';
import styles from './rating.module.css';
import { STAR_LABELS } from './star-labels';

/** Props of `StarField`. */
export interface StarFieldProps {
  readonly field: BoundField<string, FieldControl>;
}

/** One to five stars, as a group of radio buttons. */
export function StarField({ field: { name, value, error, onChange, control } }: StarFieldProps) {
  const messageId = useId();
  return (
    <fieldset role="radiogroup" aria-required aria-invalid={Boolean(error)} aria-describedby={messageId}>
      <legend className={styles.legend}>{control.label}</legend>
      <div className={styles.stars}>
        {Object.entries(STAR_LABELS).map(([stars, label]) => (
          <label key={stars} className={styles.star} data-lit={Number(stars) <= Number(value) || undefined}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              aria-label={`${stars} 星，${label}`}
              onChange={() => onChange(stars)}
            />
            <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z" />
            </svg>
          </label>
        ))}
        <span id={messageId} className={styles.meaning} data-error={error ? '' : undefined}>
          {error || STAR_LABELS[value]}
        </span>
      </div>
    </fieldset>
  );
}
