import type { ReactNode } from 'react';
import styles from './page-columns.module.css';

/** Props of `PageColumns`. */
export interface PageColumnsProps {
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** What a page is about, and beside it, under it on narrow screens, what else there is. */
export function PageColumns({ aside, children }: PageColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
