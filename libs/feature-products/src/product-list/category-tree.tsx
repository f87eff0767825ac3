import type { ProductCard, ProductCategory } from '@portal/api-contract';
import type { ListQuery } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import styles from './category-tree.module.css';

/** Props of `CategoryTree`. */
export interface CategoryTreeProps {
  readonly query: ListQuery;
  readonly categories: readonly ProductCategory[];
  /** The brand's products, to count; absent while they are on their way. */
  readonly all: readonly ProductCard[] | undefined;
}

/** Categories of products as filter links; the chosen one unfolds its products. */
export function CategoryTree({ query, categories, all }: CategoryTreeProps) {
  const chosen = query.get('category');
  const entries = [{ id: '', name: '全部产品', childrenData: [] }, ...categories];
  const count = (id: string) => all?.filter(({ categoryId }) => !id || categoryId === id).length;
  return (
    <nav aria-label="产品类别" className={styles.tree}>
      <ul>
        {entries.map(({ id, name, childrenData }) => (
          <li key={id}>
            <SiteLink
              href={query.hrefWith({ category: id })}
              className={styles.category}
              aria-current={chosen === id ? 'true' : undefined}
            >
              {name}
              <small>{count(id)}</small>
            </SiteLink>
            {chosen === id && childrenData.length > 0 && (
              <ul className={styles.products} aria-label={`${name}的产品`}>
                {childrenData.map(({ code, productName, productRoute }) => (
                  <li key={code}>
                    <SiteLink href={productRoute}>{productName}</SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
