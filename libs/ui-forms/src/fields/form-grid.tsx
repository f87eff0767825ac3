import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Fields in two columns, one on phones. A field that says it is wide takes both. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
