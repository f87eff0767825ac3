import { type ReactNode, useId } from 'react';
import type { BoundField } from '../form/bound-field';
import type { ChoiceControl } from '../definition/controls';
import styles from './choice-cards.module.css';
import { FieldMessage } from './form-field';

/** Props of `ChoiceCards`: what is given here stands in place of what the form's definition says. */
export interface ChoiceCardsProps extends Partial<Omit<ChoiceControl, 'hint'>> {
  readonly field: BoundField<string, ChoiceControl>;
  readonly hint?: ReactNode;
}

/** A choice of one among a few, over both columns of a grid, each with room for its meaning. */
export function ChoiceCards({ field, ...shown }: ChoiceCardsProps) {
  const { name, value, error, onChange } = field;
  const { choices, label, isRequired, hint, isWide = true } = { ...field.control, ...shown };
  const messageId = useId();
  return (
    <fieldset
      data-wide={isWide || undefined}
      aria-required={isRequired || undefined}
      role="radiogroup"
      aria-invalid={Boolean(error)}
      aria-describedby={error || hint ? messageId : undefined}
    >
      <legend className={styles.legend} data-required={isRequired || undefined}>
        {label}
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
      <FieldMessage id={messageId} error={error} hint={hint} />
    </fieldset>
  );
}
