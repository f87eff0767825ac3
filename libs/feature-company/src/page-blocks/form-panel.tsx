import type { ReactNode } from 'react';
import styles from './form-panel.module.css';

/** Frame of a form within a page. */
export function FormPanel({ children }: { readonly children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}
