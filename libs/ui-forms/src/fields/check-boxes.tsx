import type { BoundField } from '../form/bound-field';
import type { Choice } from '../definition/controls';

/** Props of `CheckBoxes`. */
export interface CheckBoxesProps<Option extends string> {
  readonly field: BoundField<readonly Option[]>;
  readonly choices: readonly Choice[];
  /** Class of each label. */
  readonly className?: string | undefined;
}

/** A choice of any number of a few; the group and its legend are the caller's. */
export function CheckBoxes<Option extends string>({ field, choices, className }: CheckBoxesProps<Option>) {
  const { name, value: chosen, onChange } = field;
  const toggle = (option: Option) =>
    onChange(chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option]);
  return choices.map(({ value, label }) => (
    <label key={value} className={className}>
      <input
        type="checkbox"
        name={name}
        checked={chosen.includes(value as Option)}
        onChange={() => toggle(value as Option)}
      />
      {label}
    </label>
  ));
}
