import { paths } from '@portal/portal-paths';
import { SiteLink } from '@portal/ui-kit';
import styles from './category-nav.module.css';
import type { DeveloperCategory } from './developer-categories';

/** Props of `CategoryNav`. */
export interface CategoryNavProps {
  readonly categories: readonly DeveloperCategory[];
  readonly current: DeveloperCategory | undefined;
}

const ALL = 'all';

/** Links to the parts of the developer page; the address tells which one is shown. */
export function CategoryNav({ categories, current }: CategoryNavProps) {
  return (
    <nav aria-label="开发者中心分类" className={styles.nav}>
      <ul>
        {[{ value: ALL, label: '全部' }, ...categories].map(({ value, label }) => (
          <li key={value}>
            <SiteLink
              href={paths.developer.href(undefined, { category: value })}
              aria-current={value === (current?.value ?? ALL) ? 'page' : undefined}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
