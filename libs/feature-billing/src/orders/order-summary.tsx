import type { OrderDetail } from '@portal/api-contract/account';
import { orderLifecycle } from '@portal/lifecycles';
import { formatAmount, RecordSummary, StatusTag, Steps } from '@portal/ui-account';
import { readOrderWay } from './order-steps.rules';
import { describeNextStep, formatOrderAmount, HELD_TEXT, isHeld, isPartlyPaid } from './order-words';
import { PaymentClock } from './payment-clock';

/** How an order stands, at a glance, and what its owner should do next. */
export function OrderSummary({ order }: { readonly order: OrderDetail }) {
  const { orderNo, status, payable, due, payUntil } = order;
  return (
    <RecordSummary
      label="订单概况"
      steps={<Steps label="订单步骤" {...readOrderWay(order)} />}
      facts={[
        ['订单号', orderNo],
        ['状态', <StatusTag key="status" lifecycle={orderLifecycle} state={status} />],
        isPartlyPaid(order)
          ? ['待付', <strong key="due">{formatAmount(due)}</strong>]
          : ['应付', <strong key="payable">{formatOrderAmount(order, payable)}</strong>],
        ...(payUntil ? ([['支付期限', <PaymentClock key="clock" payUntil={payUntil} />]] as const) : []),
        ...(isHeld(order) ? ([['支付期限', HELD_TEXT]] as const) : []),
      ]}
      hint={describeNextStep(order)}
    />
  );
}
