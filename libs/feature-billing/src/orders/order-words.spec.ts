import { describeSpecs, PAY_STATUSES } from '@portal/api-contract/account';
import { describeNextStep, formatOrderAmount, isHeld, PAY_STATUS_LABELS } from './order-words';
import { buildOrder, buildOrderDetail } from '../testing/sample-orders';

it('name what was ordered', () => expect(describeSpecs(buildOrder().lines)).toBe('标准版 · 2 份 · 12 个月'));

it.each([
  [10, 0, '待确认'],
  [10, 100, '¥1.00'],
  [20, 201_960, '¥2,019.60'],
  [50, 0, '¥0.00'],
] as const)('in state %i, %i 分 are %s', (status, cents, text) =>
  expect(formatOrderAmount({ status }, cents)).toBe(text),
);

it('know every way a payment may stand', () => expect(Object.keys(PAY_STATUS_LABELS)).toEqual([...PAY_STATUSES]));

it.each([
  [10, /审核通过后即可支付/],
  [20, /到 2026-11-28 10:00 未支付将自动关闭/],
  [25, /财务正在确认到账/],
  [30, /正在为您开通/],
  [60, /已为您发起退款/],
] as const)('say what comes next in state %i', (status, text) =>
  expect(describeNextStep(buildOrderDetail({ status }))).toMatch(text),
);

it('say that the time to pay begins with a contract that is not in force yet', () => {
  const held = buildOrderDetail({ status: 20, payUntil: null });
  expect(describeNextStep(held)).toMatch(/^合同签订期间不计支付期限：合同生效后 7 天内支付即可/);
  expect(
    [held, buildOrderDetail({ status: 20 }), buildOrderDetail({ status: 40, payUntil: null })].map(isHeld),
  ).toEqual([...[true, false, false]]);
});

it('say that money goes back the way it came', () =>
  expect(describeNextStep(buildOrderDetail({ status: 60, refunded: 100 }))).toMatch(/款项正在退回，到账后会通知您/));

it('say that a delivery is tried again', () =>
  expect(describeNextStep(buildOrderDetail({ status: 30, deliveryStatus: 'retrying' }))).toMatch(/正在自动重试/));

it.each([40, 50, 55] as const)('say nothing of state %i, which is over', (status) =>
  expect(describeNextStep(buildOrderDetail({ status, payUntil: null }))).toBe(''),
);
