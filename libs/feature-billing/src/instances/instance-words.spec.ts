import { buildInstance } from '../testing/sample-instances';
import { describeInstanceStep, describeTimeLeft, findPassedShare } from './instance-words';

const EXPIRED = buildInstance({ status: 30, daysLeft: 0, keptUntil: '2027-01-05T10:00:00+08:00' });
const RELEASED = buildInstance({ status: 40, daysLeft: 0 });

it.each([
  [buildInstance(), '还剩 25 天', ''],
  [
    buildInstance({ daysLeft: 3, isEnding: true }),
    '还剩 3 天',
    '产品将在 3 天内到期，到期后停止服务，数据保留 15 天；请及时续费。',
  ],
  [
    EXPIRED,
    '数据保留至 2027-01-05',
    '产品已停止服务，数据保留至 2027-01-05 10:00，之后释放，数据不可恢复；在此之前续费可继续使用。',
  ],
  [RELEASED, '数据已删除', '产品已释放，数据不再保留；需要时请重新购买。'],
])('says how a product stands', (instance, left, step) => {
  expect([describeTimeLeft(instance), describeInstanceStep(instance)]).toEqual([left, step]);
});

it.each([
  ['2026-11-11T00:00:00+08:00', 0],
  ['2026-11-26T10:00:00+08:00', 17],
  ['2027-11-26T10:00:00+08:00', 100],
])('of a period, at %s %i percent have passed', (now, share) => {
  const { startsAt, endsAt } = buildInstance();
  expect(findPassedShare(startsAt, endsAt, Date.parse(now))).toBe(share);
});
