import type { MessageChannel, MessagePreference, MessageType, QuietHours } from '@portal/api-contract/account';
import { defineForm, field, type FieldDefinition, type FormRequest } from '@portal/ui-forms';
import { TYPES } from './message-filter.rules';

/** Ways beside the site. */
export const CHANNELS = { sms: '短信', mail: '邮件' } as const satisfies Record<MessageChannel, string>;

/** Quiet hours that are offered first. */
export const USUAL_QUIET_HOURS: QuietHours = { from: '22:00', to: '08:00' };

/** Whether messages of a type come on a way: a field of its own, so that what is saved elsewhere stays. */
export type ChannelName = `${MessageType}.${MessageChannel}`;

const CHANNEL_NAMES = TYPES.flatMap((type) =>
  (Object.keys(CHANNELS) as readonly MessageChannel[]).map((channel): ChannelName => `${type}.${channel}`),
);

const quietHours: FieldDefinition<QuietHours | null, QuietHours | null> = {
  ...{ initial: null, findError: findQuietError, isKept: false, control: {} },
  isValue: (kept): kept is QuietHours | null => kept === null,
  toSent: (value) => value,
};

/** The form of a preference. */
export const preferenceForm = defineForm({
  ...(Object.fromEntries(CHANNEL_NAMES.map((name) => [name, field.flag()])) as Record<
    ChannelName,
    FieldDefinition<boolean, boolean>
  >),
  quietHours,
});

/** The fields of the form. */
export type PreferenceFields = (typeof preferenceForm)['fields'];

/** The form as the preference is stored. */
export function toPreferenceStart({ channels, quietHours: hours }: MessagePreference) {
  const flags = TYPES.flatMap((type) => [
    [`${type}.sms`, channels[type].sms],
    [`${type}.mail`, channels[type].mail],
  ]);
  return { ...(Object.fromEntries(flags) as Record<ChannelName, boolean>), quietHours: hours };
}

/** The ways as the call takes them. */
export function toChannels(request: FormRequest<PreferenceFields>): MessagePreference['channels'] {
  const entries = TYPES.map((type) => [type, { sms: request[`${type}.sms`], mail: request[`${type}.mail`] }]);
  return Object.fromEntries(entries) as MessagePreference['channels'];
}

/** Why quiet hours cannot be saved; empty where they can. */
export function findQuietError(hours: QuietHours | null): string {
  if (hours === null) return '';
  if (hours.from === '' || hours.to === '') return '请选择正确的时间';
  return hours.from === hours.to ? '免打扰的开始与结束时间不能相同' : '';
}
