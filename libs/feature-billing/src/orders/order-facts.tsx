import type { OrderDetail } from '@portal/api-contract/account';
import { paths } from '@portal/portal-paths';
import { FactList, formatBeijingTime } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import styles from './order-detail.module.css';
import { TYPE_LABELS } from './order-words';

/** What is known of an order beside what was bought. */
export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const { type, createdAt, contractFirst, agreementVersion } = order;
  const agreement = (
    <SiteLink href={paths.content.href({ id: 'terms-of-service' })} className={styles.link}>
      《服务协议》
    </SiteLink>
  );
  return (
    <FactList
      facts={[
        ['订单类型', TYPE_LABELS[type]],
        ['下单时间', formatBeijingTime(createdAt)],
        ['签约方式', contractFirst ? '先签合同，再付款' : '直接付款'],
        ['服务协议', agreement],
        ['协议版本', agreementVersion || '—'],
      ]}
    />
  );
}
