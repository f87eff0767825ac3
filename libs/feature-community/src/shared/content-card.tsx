import type { ReactNode } from 'react';
import styles from './content-card.module.css';

/** White sheet on which a text stands. */
export function ContentCard({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
