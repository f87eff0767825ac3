import type { EndpointData, listProductBriefs } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
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

/** Products side by side, all rows or those that differ. It scrolls by itself where it is wider than the page. */
export function CompareTable({ products, renderRemove }: CompareTableProps) {
  return (
    <>
      {/* The style sheet leaves the rows out, so that it works without code. */}
      <label className={styles.choice}>
        <input type="checkbox" /> 只看差异
      </label>
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
            <tr data-differs="">
              <th scope="row">操作</th>
              {products.map(({ id, code, productName, hasTrial }) => (
                <td key={code}>
                  <span className={styles.ways}>
                    <SiteLink href={paths.purchasePage.href(undefined, { id, code })} aria-label={`购买${productName}`}>
                      购买
                    </SiteLink>
                    {hasTrial && (
                      <SiteLink
                        href={paths.productApply.href(undefined, { product: code })}
                        aria-label={`试用${productName}`}
                      >
                        试用
                      </SiteLink>
                    )}
                  </span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}
