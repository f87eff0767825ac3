import { describeSpecs, type OrderBrief } from '@portal/api-contract/account';
import { formatAmount } from '@portal/ui-account';
import type { BoundField } from '@portal/ui-forms';
import { SiteLink } from '@portal/ui-kit';
import { toOrderHref } from '../orders/order-hrefs';
import styles from './cashier.module.css';

/** Props of `PayableOrders`. */
export interface PayableOrdersProps {
  readonly orders: readonly OrderBrief[];
  /** Numbers of those that are paid. */
  readonly field: BoundField<readonly string[]>;
}

/** The orders of a payment; of several, some may be left for later. */
export function PayableOrders({ orders, field: { name, value: chosen, onChange } }: PayableOrdersProps) {
  const toggle = (orderNo: string) =>
    onChange(chosen.includes(orderNo) ? chosen.filter((other) => other !== orderNo) : [...chosen, orderNo]);
  return (
    <ul className={styles.orders}>
      {orders.map(({ orderNo, lines, payable, due }) => (
        <li key={orderNo} className={styles.order}>
          {orders.length > 1 && (
            <input
              type="checkbox"
              name={name}
              aria-label={`支付订单 ${orderNo}`}
              checked={chosen.includes(orderNo)}
              onChange={() => toggle(orderNo)}
            />
          )}
          <div className={styles.line}>
            <strong>{lines[0].productName}</strong>
            <span className={styles.note}>
              {describeSpecs(lines)}
              <SiteLink href={toOrderHref(orderNo)}>{orderNo}</SiteLink>
            </span>
          </div>
          <span className={styles.sum}>
            {formatAmount(due)}
            {due < payable && <small>已付 {formatAmount(payable - due)}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
