import { readResponseClock } from './response-clock.rules';

const promiseAt = '2026-11-21T12:00:00+08:00';
const at = (time: string) => Date.parse(`2026-11-21T${time}+08:00`);
const waiting = { promiseAt, respondedAt: null, status: 0 as const };

it.each([
  ['10:55:00', '剩余1小时5分钟', 'running'],
  ['11:50:30', '剩余9分钟', 'near'],
  ['11:59:30', '剩余不到1分钟', 'near'],
  ['12:00:00', '已超时不到1分钟，正在优先处理', 'late'],
  ['14:00:00', '已超时2小时，正在优先处理', 'late'],
])('at %s says %s', (time, text, tone) => {
  expect(readResponseClock(waiting, at(time))).toEqual({ text, tone });
});

it('stops at the response', () => {
  const kept = { ...waiting, respondedAt: '2026-11-21T11:30:00+08:00' };
  expect(readResponseClock(kept, at('15:00:00'))).toEqual({ text: '2026-11-21 11:30 已响应', tone: 'kept' });
  const late = { ...waiting, respondedAt: '2026-11-21T12:20:00+08:00' };
  expect(readResponseClock(late, at('15:00:00')).text).toBe('2026-11-21 12:20 已响应，晚了20分钟');
});

it('stops at the end of the work', () => {
  expect(readResponseClock({ ...waiting, status: 5 }, at('15:00:00'))).toEqual({ text: '已结束', tone: 'over' });
});
