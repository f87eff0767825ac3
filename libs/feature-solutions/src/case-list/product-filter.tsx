import type { FilterGroup, ListQuery } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import styles from './product-filter.module.css';

/** Props of `ProductFilter`. */
export interface ProductFilterProps {
  readonly query: ListQuery;
  readonly group: FilterGroup;
}

/** Filter with more values than a row holds: it unfolds, and tells what is chosen while it is folded. */
export function ProductFilter({ query, group: { name, label, options } }: ProductFilterProps) {
  if (options.length < 2) return null;
  const current = query.get(name);
  const chosen = options.find(({ value }) => value === current);
  return (
    // A choice leads to another address: there the filter is folded again.
    <details key={current} className={styles.fold}>
      <summary>
        <span className={styles.label}>{label}</span>
        <span className={styles.chosen} data-is-chosen={chosen ? '' : undefined}>
          {chosen?.label ?? '全部产品'}
        </span>
      </summary>
      <ul className={styles.options} aria-label={label}>
        {[{ value: '', label: '全部' }, ...options].map((option) => (
          <li key={option.value}>
            <SiteLink
              href={query.hrefWith({ [name]: option.value })}
              aria-current={current === option.value ? 'true' : undefined}
              rel={option.value ? 'nofollow' : undefined}
            >
              {option.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
