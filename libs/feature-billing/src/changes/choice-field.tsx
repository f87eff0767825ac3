import { type Choice, ChoiceCards } from '@portal/ui-forms';

/** Props of `ChoiceField`. */
export interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

/** A choice that the URL of the page holds, so that it is found again. */
export function ChoiceField({ name, label, value, choices, onChange }: ChoiceFieldProps) {
  return (
    <ChoiceCards
      field={{
        ...{ name, value, onChange, error: undefined, round: 0 },
        onBlur: () => undefined,
        control: { label, choices, isRequired: false },
      }}
    />
  );
}
