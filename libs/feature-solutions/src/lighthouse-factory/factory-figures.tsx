import type { Figure } from '@portal/api-contract';
import styles from './factory-figures.module.css';

/** What a factory has reached, in figures; narrower than a strip. */
export function FactoryFigures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
