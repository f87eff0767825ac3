import { Cover } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb';
import styles from './page-head.module.css';

/** Props of `PageHead`. */
export interface PageHeadProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly text?: string | undefined;
  /** Small facts under the title: labels, dates. */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  /** Picture at the right. */
  readonly cover?: string;
  /** What stands at the right instead of a picture. */
  readonly aside?: ReactNode;
}

/** Head of a page: where it stands, its title, what it is about, and what can be done. */
export function PageHead({ crumbs, title, text, meta, actions, cover, aside }: PageHeadProps) {
  const beside =
    aside ?? (cover && <Cover src={cover} sizes="(max-width: 767px) 92vw, 520px" className={styles.cover} />);
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <Breadcrumb crumbs={crumbs} />
        <div className={styles.columns} data-has-aside={beside ? '' : undefined}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {text && <p className={styles.text}>{text}</p>}
            {meta && <div className={styles.meta}>{meta}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {beside && <div className={styles.aside}>{beside}</div>}
        </div>
      </div>
    </header>
  );
}
