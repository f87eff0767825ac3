import { PAY_CHANNELS, REFUND_CHANNELS, type RefundDetail } from '@portal/api-contract/account';
import { refundLifecycle } from '@portal/lifecycles';
import { formatAmount, StatusTag } from '@portal/ui-account';
import styles from './refunds.module.css';

/** What of a refund goes back by which payment, and how far each has come. */
export function RefundParts({ parts }: Pick<RefundDetail, 'parts'>) {
  return (
    <ul className={styles.lines}>
      {parts.map(({ channel, payChannel, amount, status }, place) => (
        // Parts neither come nor go.
        <li key={place} className={styles.line}>
          <span>{payChannel === null ? REFUND_CHANNELS[channel] : PAY_CHANNELS[payChannel]}</span>
          <strong>{formatAmount(amount)}</strong>
          <StatusTag lifecycle={refundLifecycle} state={status} />
        </li>
      ))}
    </ul>
  );
}
