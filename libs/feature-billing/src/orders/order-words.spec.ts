import { PAY_STATUSES } from '@portal/api-contract/account';
import { describeNextStep, describeSpec, formatOrderAmount, PAY_STATUS_LABELS } from './order-words';
import { buildOrder } from '../testing/sample-orders';

it('name what was ordered', () => expect(describeSpec(buildOrder().line)).toBe('标准版 · 2 份 · 12 个月'));

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
  expect(describeNextStep(buildOrder({ status }))).toMatch(text),
);

it.each([40, 50, 55] as const)('say nothing of state %i, which is over', (status) =>
  expect(describeNextStep(buildOrder({ status, payUntil: null }))).toBe(''),
);
