import type { ProductBrief } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { Badge, CardLink } from '@portal/ui-kit';
import styles from './product-card.module.css';

/** Labels of a product (spec §3). */
export const LABELS = {
  2: { tone: 'new', text: '最新' },
  3: { tone: 'hot', text: '最热' },
} as const;

/** Card of a hot product. */
export function ProductCard({ product }: { readonly product: ProductBrief }) {
  const label = product.labelFlag === 1 ? null : LABELS[product.labelFlag];
  return (
    <CardLink href={getProductHref(product)} className={styles.card}>
      <span className={styles.head}>
        {product.icon && <img src={product.icon} alt="" width={48} height={48} loading="lazy" />}
        {label && <Badge tone={label.tone}>{label.text}</Badge>}
      </span>
      <h3>{product.productName}</h3>
      <p>{product.summary}</p>
      <span className={styles.more}>了解详情</span>
    </CardLink>
  );
}

/** A product without content of its own can only be bought (spec §2). */
export function getProductHref({ id, code, productRoute, isContentEmpty }: ProductBrief): string {
  if (isContentEmpty) return paths.purchasePage.href(undefined, { id, code });
  return productRoute || paths.productDetail.href({ file: htmlFile(code) });
}
