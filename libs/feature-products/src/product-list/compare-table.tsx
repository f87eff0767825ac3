import type { EndpointData, listProductBriefs } from '@portal/api-contract';
import { SiteLink, VisuallyHidden } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { ProductBadge } from '../shared/product-badge';
import { toCompareRows } from './compare-rows';
import styles from './compare-table.module.css';

/** Props of `CompareTable`. */
export interface CompareTableProps {
  readonly products: EndpointData<typeof listProductBriefs>;
  readonly renderRemove: (code: string, name: string) => ReactNode;
}

/** Products side by side. It scrolls by itself where it is wider than the page. */
export function CompareTable({ products, renderRemove }: CompareTableProps) {
  return (
    <div className={styles.scroll} role="group" aria-label="产品对比表" tabIndex={0}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">产品对比</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">对比项</th>
            {products.map(({ code, productName, productRoute, labelFlag }) => (
              <th key={code} scope="col">
                <span className={styles.name}>
                  <SiteLink href={productRoute}>{productName}</SiteLink>
                  <ProductBadge labelFlag={labelFlag} />
                  {renderRemove(code, productName)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {toCompareRows(products).map(({ label, cells }) => (
            <tr key={label} data-differs={new Set(cells).size > 1 ? '' : undefined}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
