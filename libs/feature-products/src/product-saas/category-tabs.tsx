import type { EndpointData, getSaasProduct } from '@portal/api-contract';
import type { ListQuery } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import styles from './category-tabs.module.css';

/** Props of `CategoryTabs`. */
export interface CategoryTabsProps {
  readonly query: ListQuery;
  readonly categories: EndpointData<typeof getSaasProduct>;
}

/** Categories of applications as a row of links, with how many each has. */
export function CategoryTabs({ query, categories }: CategoryTabsProps) {
  const chosen = query.get('category');
  const total = categories.reduce((sum, category) => sum + category.total, 0);
  return (
    <nav aria-label="应用类别" className={styles.tabs}>
      <ul>
        {[{ id: '', name: '全部', total }, ...categories].map(({ id, name, total: count }) => (
          <li key={id}>
            <SiteLink href={query.hrefWith({ category: id })} aria-current={chosen === id ? 'true' : undefined}>
              {name}
              <small>{count || ''}</small>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
