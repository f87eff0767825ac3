import { formatSpan, type TimeLimitState } from '@portal/ui-account';

const NEAR_MS = 86_400_000;

/** How long an order can still be paid at a moment. */
export function readPaymentClock(payUntil: string, now: number): TimeLimitState {
  const left = Date.parse(payUntil) - now;
  if (left <= 0) return { text: '支付期限已过，订单即将关闭', tone: 'late' };
  return { text: `剩余${formatSpan(left)}`, tone: left <= NEAR_MS ? 'near' : 'running' };
}
