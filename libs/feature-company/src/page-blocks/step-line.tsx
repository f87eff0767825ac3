import type { TitledText } from '@portal/api-contract';
import type { CSSProperties } from 'react';
import styles from './step-line.module.css';

const MOST_IN_A_ROW = 5;

/** Steps in their order along a line. */
export function StepLine({ items }: { readonly items: readonly TitledText[] }) {
  const columns = items.length <= MOST_IN_A_ROW ? items.length : Math.ceil(items.length / 2);
  return (
    <ol className={styles.steps} style={{ '--columns': columns } as CSSProperties}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
