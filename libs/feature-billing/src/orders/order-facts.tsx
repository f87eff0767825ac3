import type { OrderDetail } from '@portal/api-contract/account';
import { paths } from '@portal/portal-paths';
import { FactList, formatBeijingTime } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import { toOrderRefundsHref } from '../refunds/refund-hrefs';
import { TitleName } from '../invoices/title-name';
import styles from './order-detail.module.css';
import { REFUND_STATUS_LABELS, TYPE_LABELS } from './order-words';

/** What is known of an order beside what was bought. */
export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const { orderNo, type, createdAt, contractFirst, agreementVersion, refundStatus, invoiceTitleId } = order;
  const agreement = (
    <SiteLink href={paths.content.href({ id: 'terms-of-service' })} className={styles.link}>
      《服务协议》
    </SiteLink>
  );
  const refunds = (
    <SiteLink href={toOrderRefundsHref(orderNo)} className={styles.link}>
      {REFUND_STATUS_LABELS[refundStatus]}
    </SiteLink>
  );
  return (
    <FactList
      facts={[
        ['订单类型', TYPE_LABELS[type]],
        ['下单时间', formatBeijingTime(createdAt)],
        ['签约方式', contractFirst ? '先签合同，再开通' : '付款后开通'],
        ...(invoiceTitleId ? [['发票抬头', <TitleName id={invoiceTitleId} />] as const] : []),
        ...(refundStatus === 'none' ? [] : [['退款', refunds] as const]),
        ['服务协议', agreement],
        ['协议版本', agreementVersion || '—'],
      ]}
    />
  );
}
