import { formatPeriod, type OrderDetail } from '@portal/api-contract/account';
import { htmlFile, paths } from '@portal/portal-paths';
import { SiteLink } from '@portal/ui-kit';
import { FactList } from './fact-list';
import styles from './order-detail.module.css';

/** What was bought. */
export function OrderLine({ line }: Pick<OrderDetail, 'line'>) {
  const { productCode, productName, planName, period, quantity, isAutoRenewed } = line;
  const product = (
    <SiteLink href={paths.productDetail.href({ file: htmlFile(productCode) })} className={styles.link}>
      {productName}
    </SiteLink>
  );
  return (
    <FactList
      facts={[
        ['产品', product],
        ['规格', planName],
        ['时长', formatPeriod(period)],
        ['数量', `${quantity} 份`],
        ['自动续费', isAutoRenewed ? '已开启' : '未开启'],
      ]}
    />
  );
}
