import type { ReactNode } from 'react';
import styles from './layouts.module.css';
import { SkipLink } from './skip-link';

/** Props of `DefaultLayout`: the frame's parts, each absent where an address hides it. */
export interface DefaultLayoutProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly toolbox: ReactNode;
  /** The page starts with a picture that reaches under the header. */
  readonly isOverHero: boolean;
  /** The page fills in after it was shown: the footer stays below the fold, where it can move unseen. */
  readonly isFilledLate: boolean;
  readonly children: ReactNode;
}

/** Header, page, footer and toolbox (spec §2). */
export function DefaultLayout({ header, footer, toolbox, isOverHero, isFilledLate, children }: DefaultLayoutProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      {header}
      <main
        id="main"
        tabIndex={-1}
        className={header && !isOverHero ? styles.belowHeader : styles.main}
        data-filled-late={isFilledLate || undefined}
      >
        {children}
      </main>
      {footer}
      {toolbox}
    </div>
  );
}
