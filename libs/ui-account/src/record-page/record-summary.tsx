import type { ReactNode } from 'react';
import { type Fact, FactList } from '../record-card/fact-list';
import styles from './record-page.module.css';

/** Props of `RecordSummary`. */
export interface RecordSummaryProps {
  /** What it is, for those who do not see it. */
  readonly label: string;
  /** The way the record is on. */
  readonly steps?: ReactNode;
  /** Names and values; the last one may be wider than the others. */
  readonly facts: readonly Fact[];
  /** What its owner should know or do next; empty where there is nothing. */
  readonly hint: string;
}

/** How a record stands, at a glance, and what its owner should do next. */
export function RecordSummary({ label, steps, facts, hint }: RecordSummaryProps) {
  return (
    <section className={styles.summary} aria-label={label}>
      {steps && <div className={styles.way}>{steps}</div>}
      <FactList facts={facts} className={styles.strip} />
      {hint && <p className={styles.hint}>{hint}</p>}
    </section>
  );
}
