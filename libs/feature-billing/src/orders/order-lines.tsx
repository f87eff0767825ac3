import { formatPeriod, type OrderDetail } from '@portal/api-contract/account';
import { htmlFile, paths } from '@portal/portal-paths';
import { cardStyles, FactList } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import styles from './order-lines.module.css';
import { formatOrderAmount } from './order-words';

/** What was bought, line by line. */
export function OrderLines({ order }: { readonly order: OrderDetail }) {
  const { lines } = order;
  const { productCode, productName } = lines[0];
  const product = (
    <SiteLink href={paths.productDetail.href({ file: htmlFile(productCode) })} className={cardStyles.link}>
      {productName}
    </SiteLink>
  );
  return (
    <>
      <FactList facts={[['产品', product]]} />
      <ol className={styles.lines} aria-label="商品明细">
        {lines.map(({ mealCode, planName, period, quantity, isAutoRenewed, payable }) => (
          <li key={`${mealCode} ${String(period)}`} className={styles.line}>
            <div className={styles.text}>
              <strong>{planName}</strong>
              <span>
                {formatPeriod(period)} · {quantity} 份 · 自动续费{isAutoRenewed ? '已开启' : '未开启'}
              </span>
            </div>
            <span className={styles.amount}>{formatOrderAmount(order, payable)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
