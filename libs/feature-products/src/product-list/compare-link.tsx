import type { ProductCard } from '@portal/api-contract';
import type { ListQuery } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import { COMPARE_LIMIT, toCompareHref } from './compare-codes';
import styles from './compare-link.module.css';

/** Props of `CompareLink`. */
export interface CompareLinkProps {
  readonly product: Pick<ProductCard, 'code' | 'productName'>;
  /** Codes that are compared now. */
  readonly codes: readonly string[];
  readonly query: ListQuery;
}

/** Takes a product into the comparison or out of it; the page stays where it is. */
export function CompareLink({ product: { code, productName }, codes, query }: CompareLinkProps) {
  const isCompared = codes.includes(code);
  if (!isCompared && codes.length >= COMPARE_LIMIT) return <span className={styles.full}>对比已满</span>;
  const next = isCompared ? codes.filter((entry) => entry !== code) : [...codes, code];
  return (
    // A replaced URL neither scrolls nor fills the history with every choice.
    <SiteLink
      isReplacing
      href={toCompareHref(query, next)}
      rel="nofollow"
      className={styles.link}
      data-compared={isCompared ? '' : undefined}
      aria-label={isCompared ? `${productName}移出对比` : `${productName}加入对比`}
    >
      {isCompared ? '已加入对比' : '加入对比'}
    </SiteLink>
  );
}
