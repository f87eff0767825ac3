import { SiteLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './list-tools.module.css';
import type { ListQuery } from './list-query';

/** Props of `ListTools`. */
export interface ListToolsProps {
  readonly query: ListQuery;
  /** Orders of the list; the first is the one without a query. */
  readonly sorts?: readonly { readonly value: string; readonly label: string }[];
  readonly children?: ReactNode;
}

/** Search and order of a list, in one row. */
export function ListTools({ query, sorts = [], children }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      {children}
      {sorts.length > 0 && (
        <ul className={styles.sorts} aria-label="排序">
          {sorts.map(({ value, label }, index) => {
            const isCurrent = query.get('sort') === value || (index === 0 && !query.get('sort'));
            return (
              <li key={value}>
                <SiteLink
                  href={query.hrefWith({ sort: index === 0 ? undefined : value })}
                  aria-current={isCurrent ? 'true' : undefined}
                  rel="nofollow"
                >
                  {label}
                </SiteLink>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
