import type { BoundField } from '@portal/ui-content/form';
import { type ReactNode, useId } from 'react';
import styles from './choice-cards.module.css';

/** One of a few choices. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** What it means, below the label. */
  readonly text?: string;
  /** What follows from it, at the foot. */
  readonly note?: string;
}

/** Props of `ChoiceCards`. */
export interface ChoiceCardsProps {
  readonly field: BoundField<string>;
  readonly legend: string;
  readonly isRequired?: boolean;
  readonly hint?: ReactNode;
  readonly choices: readonly Choice[];
}

/** A choice of one among a few, each with room for its meaning. */
export function ChoiceCards({ field, legend, isRequired = false, hint, choices }: ChoiceCardsProps) {
  const { name, value, error, onChange } = field;
  const messageId = useId();
  return (
    <fieldset
      className={styles.field}
      aria-required={isRequired || undefined}
      role="radiogroup"
      aria-invalid={Boolean(error)}
      aria-describedby={error || hint ? messageId : undefined}
    >
      <legend className={styles.legend}>
        {legend}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div className={styles.cards} data-wide={choices.some(({ text }) => text) || undefined}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.label}>{choice.label}</span>
            {choice.text && <span className={styles.text}>{choice.text}</span>}
            {choice.note && <span className={styles.note}>{choice.note}</span>}
          </label>
        ))}
      </div>
      <p id={messageId} className={styles.message} data-error={error ? '' : undefined}>
        {error || hint}
      </p>
    </fieldset>
  );
}
