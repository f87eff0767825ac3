import { readPaymentClock } from './payment-clock.rules';

const UNTIL = '2026-11-28T10:00:00+08:00';

it.each([
  ['2026-11-21T10:00:00+08:00', '剩余7天', 'running'],
  ['2026-11-27T10:00:00+08:00', '剩余1天', 'near'],
  ['2026-11-28T09:58:00+08:00', '剩余2分钟', 'near'],
  [UNTIL, '支付期限已过，订单即将关闭', 'late'],
])('at %s says %s', (now, text, tone) => expect(readPaymentClock(UNTIL, Date.parse(now))).toEqual({ text, tone }));
