import type { ReactNode } from 'react';
import styles from './record-page.module.css';

/** Props of `RecordColumns`. */
export interface RecordColumnsProps {
  /** Cards with what the page is about. */
  readonly main: ReactNode;
  /** Cards with what is known beside it; below in narrow windows. */
  readonly aside: ReactNode;
}

/** Cards of a page about a record, in two columns. */
export function RecordColumns({ main, aside }: RecordColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{aside}</div>
    </div>
  );
}
