import { PRODUCT_LABELS as LABELS, type ProductBrief } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { Badge, type BadgeTone, CardLink } from '@portal/ui-kit';
import styles from './product-cards.module.css';

/** Labels of products that have one, and how they look. */
const PRODUCT_LABELS: Readonly<
  Record<Exclude<ProductBrief['labelFlag'], 1>, { readonly text: string; readonly tone: BadgeTone }>
> = {
  2: { text: LABELS[2], tone: 'new' },
  3: { text: LABELS[3], tone: 'hot' },
};

/** Products that something is made with, in brief. */
export function ProductCards({ products }: { readonly products: readonly ProductBrief[] }) {
  return (
    <ul className={styles.list}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

function ProductCard({ product }: { readonly product: ProductBrief }) {
  const { productName, summary, icon, labelFlag } = product;
  const label = labelFlag === 1 ? null : PRODUCT_LABELS[labelFlag];
  return (
    <CardLink href={getProductHref(product)} className={styles.card}>
      <span className={styles.icon}>{icon && <img src={icon} alt="" width={40} height={40} loading="lazy" />}</span>
      <div>
        <h3>
          {productName}
          {label && <Badge tone={label.tone}>{label.text}</Badge>}
        </h3>
        <p>{summary}</p>
      </div>
    </CardLink>
  );
}

// A product without content of its own can only be bought (spec §2).
function getProductHref({ id, code, productRoute, isContentEmpty }: ProductBrief): string {
  if (isContentEmpty) return paths.purchasePage.href(undefined, { id, code });
  return productRoute || paths.productDetail.href({ file: htmlFile(code) });
}
