import type { ReactNode } from 'react';
import styles from './layouts.module.css';
import { SkipLink } from './skip-link';

/** Props of `NotFoundLayout`. */
export interface NotFoundLayoutProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** The error page's layout: a header to go on from, and the message (spec §2). */
export function NotFoundLayout({ header, children }: NotFoundLayoutProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      {header}
      <main id="main" tabIndex={-1} className={styles.centred}>
        {children}
      </main>
    </div>
  );
}
