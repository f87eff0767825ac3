import { PAY_CHANNELS, type Payment } from '@portal/api-contract/account';
import { paymentLifecycle } from '@portal/lifecycles';
import { cardStyles, formatAmount, formatBeijingTime, StatusTag } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import { toPaymentHref } from '../cashier/cashier-href';

/** The payments that were opened for an order. */
export function PaymentList({ payments }: { readonly payments: readonly Payment[] }) {
  return (
    <ul className={cardStyles.rows}>
      {payments.map(({ payNo, channel, amount, status, createdAt, paidAt }) => (
        <li key={payNo} className={cardStyles.row}>
          <SiteLink href={toPaymentHref(payNo)} className={cardStyles.link}>
            {PAY_CHANNELS[channel]} {formatAmount(amount)}
          </SiteLink>
          <StatusTag lifecycle={paymentLifecycle} state={status} />
          <span className={cardStyles.aside}>
            {payNo} · {formatBeijingTime(paidAt ?? createdAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}
