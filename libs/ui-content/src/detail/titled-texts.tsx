import type { TitledText } from '@portal/api-contract';
import styles from './titled-texts.module.css';

/** Props of `TitledTexts`. */
export interface TitledTextsProps {
  readonly items: readonly TitledText[];
  /** `steps` counts them; no cards are `rows`, with the heading beside its text, and `list`, one below the other. */
  readonly variant?: 'plain' | 'steps' | 'rows' | 'list';
}

/** Short texts with headings: cards in as many columns as leave none alone in its row, or rows. */
export function TitledTexts({ items, variant = 'plain' }: TitledTextsProps) {
  return (
    <ol className={styles.list} data-variant={variant}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
