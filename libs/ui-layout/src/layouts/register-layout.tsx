import type { ReactNode } from 'react';
import styles from './layouts.module.css';

/** A plain page without header, footer and toolbox (spec §2). */
export function RegisterLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className={styles.plain}>
      {children}
    </main>
  );
}
