import type { Figure } from '@portal/api-contract';
import styles from './list-facts.module.css';

/** What a list holds, in a few figures, for the head of its page. */
export function ListFacts({ facts }: { readonly facts: readonly Figure[] }) {
  return (
    <span className={styles.facts}>
      {facts.map(({ value, label }) => (
        <span key={label}>
          <b>{value}</b> {label}
        </span>
      ))}
    </span>
  );
}
