import type { Selection } from './use-selection';
import styles from './selection.module.css';

/** Props of `ChoiceBox`. */
export interface ChoiceBoxProps {
  readonly selection: Selection;
  readonly id: string;
  /** What the row is called. */
  readonly name: string;
}

/** Chooses a row of a list. */
export function ChoiceBox({ selection: { chosen, choose }, id, name }: ChoiceBoxProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        aria-label={`选择 ${name || '已不可见的内容'}`}
        checked={chosen.includes(id)}
        onChange={({ target }) => choose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
      />
    </label>
  );
}
