import { type Choice, ChoiceCards } from '@portal/ui-forms';
import { useState } from 'react';

/** Props of `ChoiceField`. */
export interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  /** What the URL of the page says. */
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

/** A choice that the URL of the page holds, so that it is found again; shown at once, before the URL has changed. */
export function ChoiceField({ name, label, value, choices, onChange }: ChoiceFieldProps) {
  const [shown, setShown] = useState({ value, chosen: value });
  if (shown.value !== value) setShown({ value, chosen: value });

  function choose(chosen: string): void {
    setShown({ value, chosen });
    onChange(chosen);
  }

  return (
    <ChoiceCards
      field={{
        ...{ name, value: shown.chosen, onChange: choose, error: undefined, round: 0 },
        onBlur: () => undefined,
        control: { label, choices, isRequired: false },
      }}
    />
  );
}
