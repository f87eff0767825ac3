import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb';
import styles from './page-head.module.css';

/** Props of `PageHead`. */
export interface PageHeadProps {
  readonly homeHref: string;
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly text?: string | undefined;
  /** Small facts under the title: labels, dates. */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  /** What stands at the right, e.g. a picture. */
  readonly aside?: ReactNode;
}

/** Head of a page: where it stands, its title, what it is about, and what can be done. */
export function PageHead({ homeHref, crumbs, title, text, meta, actions, aside }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <Breadcrumb homeHref={homeHref} crumbs={crumbs} />
        <div className={styles.columns} data-has-aside={aside ? '' : undefined}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {text && <p className={styles.text}>{text}</p>}
            {meta && <div className={styles.meta}>{meta}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      </div>
    </header>
  );
}
