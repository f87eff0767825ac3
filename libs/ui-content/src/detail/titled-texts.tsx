import type { TitledText } from '@portal/api-contract';
import styles from './titled-texts.module.css';

/** Props of `TitledTexts`. */
export interface TitledTextsProps {
  readonly items: readonly TitledText[];
  /** `steps` counts them. */
  readonly variant?: 'plain' | 'steps';
  readonly columns?: 2 | 3 | 4;
}

/** Short texts with headings, as cards side by side. */
export function TitledTexts({ items, variant = 'plain', columns = 3 }: TitledTextsProps) {
  return (
    <ol className={styles.list} data-variant={variant} data-columns={columns}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
