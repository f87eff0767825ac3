import { formatBeijingTime, selectGreeting } from './beijing-time';

it('writes times of Beijing, whatever offset they come with', () => {
  expect(formatBeijingTime('2026-03-02T09:05:00+08:00')).toBe('2026-03-02 09:05');
  expect(formatBeijingTime('2026-03-01T16:30:00Z')).toBe('2026-03-02 00:30');
});

it.each([
  ['00:00', '晚上好'],
  ['05:00', '早上好'],
  ['11:59', '早上好'],
  ['12:00', '下午好'],
  ['17:59', '下午好'],
  ['18:00', '晚上好'],
])('greets at %s with %s', (time, greeting) => {
  expect(selectGreeting(new Date(`2026-03-02T${time}:00+08:00`))).toBe(greeting);
});
