import type { ReactNode } from 'react';
import styles from './button.module.css';

/** The buttons at the end of a dialog or a panel. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
