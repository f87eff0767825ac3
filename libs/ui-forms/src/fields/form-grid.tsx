import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Fields in two columns, one on phones. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** A part of the grid over both columns. */
export function WideField({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
