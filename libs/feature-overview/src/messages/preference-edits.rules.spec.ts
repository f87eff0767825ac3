import { buildPreference } from '../testing/sample-messages';
import { applyEdits, findQuietError, hasEdits, NO_EDITS } from './preference-edits.rules';

const STORED = buildPreference();

describe('edits of a preference', () => {
  it('change what they name and nothing else', () => {
    const edited = applyEdits(STORED, { channels: { 'order.sms': true } });
    expect(edited.channels).toEqual({ ...STORED.channels, order: { sms: true, mail: true } });
    expect(edited.quietHours).toBe(STORED.quietHours);
  });

  it('stay on top of what was saved elsewhere', () => {
    const newer = buildPreference({ version: 4, quietHours: { from: '21:00', to: '06:00' } });
    expect(applyEdits(newer, { channels: { 'order.sms': true } })).toMatchObject({
      version: 4,
      quietHours: { from: '21:00', to: '06:00' },
      channels: { order: { sms: true, mail: true } },
    });
  });

  it.each([
    [NO_EDITS, false],
    [{ channels: { 'order.mail': true } }, false],
    [{ channels: { 'order.mail': false } }, true],
    [{ channels: {}, quietHours: null }, false],
    [{ channels: {}, quietHours: { from: '22:00', to: '08:00' } }, true],
  ] as const)('of %j say whether anything differs: %s', (edits, expected) => {
    expect(hasEdits(STORED, edits)).toBe(expected);
  });
});

it.each([
  [null, ''],
  [{ from: '22:00', to: '08:00' }, ''],
  [{ from: '', to: '08:00' }, '请选择正确的时间'],
  [{ from: '08:00', to: '08:00' }, '免打扰的开始与结束时间不能相同'],
])('of quiet hours %j it says %j', (hours, message) => expect(findQuietError(hours)).toBe(message));
