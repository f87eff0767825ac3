import { SiteLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';
import type { ListQuery } from './list-query';
import type { FilterOption } from './to-options';

/** A filter: its name in the query, its label, and what it can be set to. */
export interface FilterGroup {
  readonly name: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

/** Props of `FilterBar`. */
export interface FilterBarProps {
  readonly query: ListQuery;
  readonly groups: readonly FilterGroup[];
  /** What stands under the filters, e.g. a search field. */
  readonly children?: ReactNode;
}

/** Filters of a list as links: they work without scripts, and the URL tells what is chosen. On phones they fold. */
export function FilterBar({ query, groups, children }: FilterBarProps) {
  const chosen = groups.filter(({ name }) => query.get(name)).length;
  return (
    <div className={styles.bar}>
      <details className={styles.fold}>
        <summary>
          筛选
          {chosen > 0 && <span className={styles.count}>{chosen}</span>}
        </summary>
        <Groups query={query} groups={groups} />
      </details>
      <div className={styles.open}>
        <Groups query={query} groups={groups} />
      </div>
      {children}
    </div>
  );
}

function Groups({ query, groups }: Pick<FilterBarProps, 'query' | 'groups'>) {
  return groups
    .filter(({ options }) => options.length > 1)
    .map(({ name, label, options }) => (
      <div key={name} className={styles.group} role="group" aria-label={label}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        <ul className={styles.options}>
          {[{ value: '', label: '全部' }, ...options].map((option) => (
            <li key={option.value}>
              <SiteLink
                href={query.hrefWith({ [name]: option.value })}
                className={styles.option}
                aria-current={query.get(name) === option.value ? 'true' : undefined}
                rel={option.value ? 'nofollow' : undefined}
              >
                {option.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    ));
}
