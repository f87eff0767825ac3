import type { ListQuery } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import { MODULE_LABELS } from './favorite-labels';
import styles from './favorites.module.css';

/** Kinds of favourites as links: each has its address. */
export function FavoriteTabs({ query }: { readonly query: ListQuery }) {
  const chosen = query.get('module');
  return (
    <nav aria-label="按类型查看" className={styles.tabs}>
      <ul>
        {[['', '全部'] as const, ...Object.entries(MODULE_LABELS)].map(([value, label]) => (
          <li key={value}>
            <SiteLink
              href={query.hrefWith({ module: value })}
              className={styles.tab}
              aria-current={value === chosen ? 'page' : undefined}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
