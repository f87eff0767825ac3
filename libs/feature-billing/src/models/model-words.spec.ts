import { buildModelUse } from '../testing/sample-models';
import { describeModelStep, fillDays, findRange } from './model-words';

it.each([
  [buildModelUse(), ''],
  [buildModelUse({ status: 30, daysLeft: 0 }), '使用期已结束，重新申请通过后继续使用，原有密钥届时恢复有效。'],
  [buildModelUse({ isEnding: true, daysLeft: 3 }), '模型将在 3 天内到期，重新申请通过后，时间从到期日起顺延。'],
  [buildModelUse({ quota: { total: 9, used: 9 } }), '本月调用额度已用完，下月 1 日恢复；需要更多额度请提交工单。'],
])('says what to do next', (model, step) => expect(describeModelStep(model)).toBe(step));

it('has ranges that end today in China', () => {
  expect(findRange(Date.parse('2026-03-01T00:30:00+08:00'), 3)).toEqual({ from: '2026-02-27', to: '2026-03-01' });
});

it('fills in the days without calls', () => {
  expect(fillDays([{ day: '2026-02-28', calls: 5 }], '2026-02-27', '2026-03-01')).toEqual([
    { day: '2026-02-27', calls: 0 },
    { day: '2026-02-28', calls: 5 },
    { day: '2026-03-01', calls: 0 },
  ]);
});
