import type { ReactNode } from 'react';
import styles from './folded.module.css';

/** Props of `Folded`. */
export interface FoldedProps {
  /** What is folded, or how it is opened. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What is looked at now and then, folded below what it belongs to. */
export function Folded({ label, children }: FoldedProps) {
  return (
    <details className={styles.details}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
