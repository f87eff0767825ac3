import type { ReactNode } from 'react';
import styles from './center-page.module.css';

/** Props of `CenterPage`. */
export interface CenterPageProps {
  readonly title: string;
  /** What can be done with all of it, at the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the personal center. */
export function CenterPage({ title, actions, children }: CenterPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
