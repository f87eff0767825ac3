import type { ProductBrief, ProductCategory } from '@portal/api-contract';
import { SiteLink } from '@portal/ui-kit';
import { balanceColumns } from './balance-columns';
import styles from './mega-menu.module.css';

/** Columns of the product menu (spec §9). */
const COLUMN_COUNT = 4;

// Heights in pixels as the styles lay them out; only their proportions matter.
const TITLE_HEIGHT = 56;
const LINK_HEIGHT = 32;
const LINK_WITH_TEXT_HEIGHT = 78;

const LABELS: Readonly<Record<ProductBrief['labelFlag'], string>> = { 1: '', 2: '最新', 3: '最热' };

/** Props of `ProductColumns`. */
export interface ProductColumnsProps {
  readonly categories: readonly ProductCategory[];
}

/** Products in four balanced columns: by category, or with their summaries when there is only one. */
export function ProductColumns({ categories }: ProductColumnsProps) {
  const [only, ...others] = categories;
  if (only && others.length === 0) {
    return (
      <div className={styles.columns}>
        {balanceColumns(only.childrenData, COLUMN_COUNT, () => LINK_WITH_TEXT_HEIGHT).map((products, index) => (
          <ProductList key={index} products={products} hasSummary />
        ))}
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      {balanceColumns(categories, COLUMN_COUNT, heightOfCategory).map((column, index) => (
        <div key={index} className={styles.column}>
          {column.map(({ id, name, childrenData }) => (
            <section key={id} className={styles.group}>
              <h3 className={styles.groupName}>{name}</h3>
              <ProductList products={childrenData} />
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}

function heightOfCategory({ childrenData }: ProductCategory): number {
  return TITLE_HEIGHT + childrenData.length * LINK_HEIGHT;
}

function ProductList({
  products,
  hasSummary = false,
}: {
  readonly products: readonly ProductBrief[];
  readonly hasSummary?: boolean;
}) {
  return (
    <ul>
      {products.map(({ id, productName, productRoute, labelFlag, summary }) => (
        <li key={id}>
          <SiteLink href={productRoute} className={hasSummary ? styles.productCard : styles.product}>
            <span className={styles.productName}>
              {productName}
              {LABELS[labelFlag] && (
                <span className={styles.badge} data-flag={labelFlag}>
                  {LABELS[labelFlag]}
                </span>
              )}
            </span>
            {hasSummary && <span className={styles.text}>{summary}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
