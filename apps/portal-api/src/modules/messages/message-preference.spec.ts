import { findQuietEnd, listChannels } from '../../platform/messages/message-preference';

const quiet = (quietFrom: string | null, quietTo: string | null) =>
  ({ smsTypes: [], mailTypes: [], quietFrom, quietTo, version: 1 }) as const;
const find = (chinaTime: string, from: string | null, to: string | null) =>
  findQuietEnd(new Date(`2026-06-05T${chinaTime}+08:00`), { ...quiet(from, to), smsTypes: [], mailTypes: [] });

describe('findQuietEnd', () => {
  it.each([
    ['21:59:59', '22:00', '07:30', undefined],
    ['22:00:00', '22:00', '07:30', '2026-06-06T07:30'],
    ['23:59:59', '22:00', '07:30', '2026-06-06T07:30'],
    ['00:00:00', '22:00', '07:30', '2026-06-05T07:30'],
    ['07:29:59', '22:00', '07:30', '2026-06-05T07:30'],
    ['07:30:00', '22:00', '07:30', undefined],
    ['12:15:00', '12:00', '14:00', '2026-06-05T14:00'],
    ['14:00:00', '12:00', '14:00', undefined],
    ['11:59:00', '12:00', '14:00', undefined],
    ['00:00:00', null, null, undefined],
  ])('at %s with quiet hours %s to %s is %s', (time, from, to, end) => {
    expect(find(time, from, to)).toEqual(end === undefined ? undefined : new Date(`${end}:00+08:00`));
  });
});

describe('listChannels', () => {
  it('gives every way for security, whatever is stored', () => {
    expect(listChannels('security', { ...quiet(null, null), smsTypes: [], mailTypes: [] })).toEqual(['sms', 'mail']);
  });

  it.each([
    ['system', []],
    ['workorder', ['mail']],
    ['realname', ['sms', 'mail']],
  ] as const)('gives the defaults of %s where nothing is stored', (type, expected) => {
    expect(listChannels(type)).toEqual(expected);
  });
});
