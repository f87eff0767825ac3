import { PRODUCT_DELIVERIES, PRODUCT_PRICINGS, type ProductCard as Product } from '@portal/api-contract';
import { useFavorite } from '@portal/data-access-api/pages';
import { paths } from '@portal/portal-paths';
import { FavoriteButton } from '@portal/ui-content';
import { ClampedText, SiteLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { ProductBadge } from './product-badge';
import { getDocumentsLink } from './documents-link';
import styles from './product-card.module.css';

/** Props of `ProductCard`. */
export interface ProductCardProps {
  readonly product: Product;
  /** What else can be done with the product, e.g. to compare it. */
  readonly children?: ReactNode;
}

/** Card of a product: what it is, how it is delivered and paid, and the ways on. */
export function ProductCard({ product, children }: ProductCardProps) {
  const { code, productName, productRoute, labelFlag, summary, icon, isContentEmpty, hasTrial, tags } = product;
  const favorite = useFavorite({ module: 'PRODUCT', id: code });
  const documents = getDocumentsLink(product);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>{icon && <img src={icon} alt="" width={44} height={44} loading="lazy" />}</span>
        <h2>
          <SiteLink href={productRoute} className={styles.main}>
            {productName}
          </SiteLink>
        </h2>
        <ProductBadge labelFlag={labelFlag} />
        <span className={styles.favorite}>
          <FavoriteButton {...favorite} name={productName} variant="star" />
        </span>
      </div>
      <ClampedText className={styles.summary}>{summary}</ClampedText>
      <ul className={styles.facts} aria-label="产品特点">
        <li>{PRODUCT_DELIVERIES[product.deliveryMode]}</li>
        <li>{PRODUCT_PRICINGS[product.pricingMode]}</li>
        {tags.slice(0, 2).map((tag) => (
          <li key={tag} data-tag="">
            {tag}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {!isContentEmpty && (
          <SiteLink href={documents.href} aria-label={productName + documents.text}>
            {documents.text}
          </SiteLink>
        )}
        {hasTrial && (
          <SiteLink href={paths.productApply.href(undefined, { product: code })} aria-label={`试用${productName}`}>
            试用
          </SiteLink>
        )}
        <SiteLink href={productRoute} aria-label={`${productName}详情`}>
          详情
        </SiteLink>
        {children}
      </div>
    </article>
  );
}
