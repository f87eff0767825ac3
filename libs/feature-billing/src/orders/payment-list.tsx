import { PAY_CHANNELS, type Payment } from '@portal/api-contract/account';
import { paymentLifecycle } from '@portal/lifecycles';
import { formatAmount, formatBeijingTime, StatusTag } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import { toPaymentHref } from '../cashier/cashier-href';
import styles from './order-detail.module.css';

/** The payments that were opened for an order. */
export function PaymentList({ payments }: { readonly payments: readonly Payment[] }) {
  return (
    <ul className={styles.payments}>
      {payments.map(({ payNo, channel, amount, status, createdAt, paidAt }) => (
        <li key={payNo} className={styles.payment}>
          <SiteLink href={toPaymentHref(payNo)} className={styles.link}>
            {PAY_CHANNELS[channel]} {formatAmount(amount)}
          </SiteLink>
          <StatusTag lifecycle={paymentLifecycle} state={status} />
          <span className={styles.below}>
            {payNo} · {formatBeijingTime(paidAt ?? createdAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}
