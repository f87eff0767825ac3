import { TimeLimit, useNow } from '@portal/ui-account';
import { readPaymentClock } from './payment-clock.rules';

const MINUTE = 60_000;

/** How long an order can still be paid; `payUntil` is ISO-8601. */
export function PaymentClock({ payUntil }: { readonly payUntil: string }) {
  return (
    <TimeLimit {...readPaymentClock(payUntil, useNow(MINUTE))} label="支付期限" until={payUntil} untilText="请在" />
  );
}
