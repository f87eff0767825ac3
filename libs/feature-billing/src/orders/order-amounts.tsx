import type { OrderDetail } from '@portal/api-contract/account';
import { formatAmount } from '@portal/ui-account';
import { Amount, Amounts } from '../amounts';
import { formatOrderAmount, isPartlyPaid, PAY_STATUS_LABELS } from './order-words';

/** What an order costs, and what of it is paid. */
export function OrderAmounts({ order }: { readonly order: OrderDetail }) {
  const { original, discount, discountText, payable, tax, due, paid, refunded, payStatus } = order;
  return (
    <Amounts>
      <Amount name="原价" text={formatOrderAmount(order, original)} />
      <Amount name="优惠" note={discountText} text={discount > 0 ? `-${formatAmount(discount)}` : formatAmount(0)} />
      <Amount
        name="应付"
        note={payable > 0 ? `含税 ${formatAmount(tax)}` : ''}
        text={formatOrderAmount(order, payable)}
        isTotal
      />
      <Amount name="已付" note={PAY_STATUS_LABELS[payStatus]} text={formatAmount(paid)} />
      {isPartlyPaid(order) && <Amount name="待付" text={formatAmount(due)} />}
      {refunded > 0 && <Amount name="已退" text={formatAmount(refunded)} />}
    </Amounts>
  );
}
