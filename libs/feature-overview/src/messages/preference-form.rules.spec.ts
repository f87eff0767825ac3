import { buildPreference } from '../testing/sample-messages';
import { findQuietError, toChannels, toPreferenceStart } from './preference-form.rules';

it('has a field for each way of each type, and gives them back as the call takes them', () => {
  const { channels, quietHours } = buildPreference();
  const start = toPreferenceStart(buildPreference());
  expect(start).toMatchObject({ 'order.sms': channels.order.sms, 'order.mail': channels.order.mail, quietHours });
  expect(toChannels(start)).toEqual(channels);
  expect(toChannels({ ...start, 'order.sms': true }).order).toEqual({ sms: true, mail: channels.order.mail });
});

it.each([
  [null, ''],
  [{ from: '22:00', to: '08:00' }, ''],
  [{ from: '', to: '08:00' }, '请选择正确的时间'],
  [{ from: '08:00', to: '08:00' }, '免打扰的开始与结束时间不能相同'],
])('of quiet hours %j it says %j', (hours, message) => expect(findQuietError(hours)).toBe(message));
