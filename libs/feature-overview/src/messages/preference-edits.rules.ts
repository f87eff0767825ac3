import type { MessageChannel, MessagePreference, MessageType, QuietHours } from '@portal/api-contract/account';

/** Quiet hours that are offered first. */
export const USUAL_QUIET_HOURS: QuietHours = { from: '22:00', to: '08:00' };

/** Only what was changed, so that a preference that was saved elsewhere loses nothing but that. */
export interface PreferenceEdits {
  readonly channels: Readonly<Partial<Record<`${MessageType}.${MessageChannel}`, boolean>>>;
  /** `undefined` while it is as it was. */
  readonly quietHours?: QuietHours | null | undefined;
}

/** Nothing changed. */
export const NO_EDITS: PreferenceEdits = { channels: {} };

/** What is stored, with the changes on top. */
export function applyEdits(stored: MessagePreference, { channels, quietHours }: PreferenceEdits): MessagePreference {
  const merged = Object.entries(stored.channels).map(([type, { sms, mail }]) => [
    type,
    {
      sms: channels[`${type as MessageType}.sms`] ?? sms,
      mail: channels[`${type as MessageType}.mail`] ?? mail,
    },
  ]);
  return {
    ...stored,
    channels: Object.fromEntries(merged) as MessagePreference['channels'],
    quietHours: quietHours === undefined ? stored.quietHours : quietHours,
  };
}

/** Whether anything differs from what is stored. */
export function hasEdits(stored: MessagePreference, edits: PreferenceEdits): boolean {
  return JSON.stringify(applyEdits(stored, edits)) !== JSON.stringify(stored);
}

/** Why quiet hours cannot be saved; empty where they can. */
export function findQuietError(quietHours: QuietHours | null): string {
  if (quietHours === null) return '';
  if (quietHours.from === '' || quietHours.to === '') return '请选择正确的时间';
  return quietHours.from === quietHours.to ? '免打扰的开始与结束时间不能相同' : '';
}
