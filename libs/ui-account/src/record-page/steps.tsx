import styles from './steps.module.css';

/** Props of `Steps`. */
export interface StepsProps {
  /** What the steps lead through, for those who do not see them. */
  readonly label: string;
  readonly names: readonly string[];
  /** Place of the current one, from 1. */
  readonly current: number;
}

/** Steps on a way, and where on it somebody or something stands. */
export function Steps({ label, names, current }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {names.map((name, index) => (
        <li
          key={name}
          className={styles.step}
          data-done={index + 1 < current || undefined}
          aria-current={index + 1 === current ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
