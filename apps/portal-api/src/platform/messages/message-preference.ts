import {
  MESSAGE_TYPES,
  type MessageChannel,
  type MessagePreference,
  type MessageType,
  type QuietHours,
} from '@portal/api-contract/account';
import { toChinaTime } from '../china-time';
import type { messagePreference } from './messages.tables';

/** What is kept of a preference. */
export type PreferenceRow = typeof messagePreference.$inferSelect;

type PreferenceValues = Pick<PreferenceRow, 'smsTypes' | 'mailTypes' | 'quietFrom' | 'quietTo' | 'version'>;

/** Of whoever has saved nothing: what costs money or waits for the user is told beside the site. */
const DEFAULTS: PreferenceValues = {
  smsTypes: ['realname', 'security'],
  mailTypes: ['order', 'workorder', 'realname', 'security'],
  quietFrom: null,
  quietTo: null,
  version: 0,
};

const TYPES = Object.keys(MESSAGE_TYPES) as MessageType[];

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** A preference as its owner sees it. */
export function toPreference(row: PreferenceValues = DEFAULTS): MessagePreference {
  const { smsTypes, mailTypes, version } = row;
  const channels = TYPES.map((type) => [type, { sms: smsTypes.includes(type), mail: mailTypes.includes(type) }]);
  return {
    channels: Object.fromEntries(channels) as MessagePreference['channels'],
    quietHours: readQuietHours(row),
    version,
  };
}

/** A preference as it is kept. */
export function toPreferenceValues({ channels, quietHours }: Omit<MessagePreference, 'version'>) {
  return {
    smsTypes: TYPES.filter((type) => channels[type].sms),
    mailTypes: TYPES.filter((type) => channels[type].mail),
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
  };
}

/** Ways beside the site on which a message of a type comes; security messages come on every way. */
export function listChannels(
  type: MessageType,
  { smsTypes, mailTypes }: PreferenceValues = DEFAULTS,
): MessageChannel[] {
  const isWanted = { sms: smsTypes.includes(type), mail: mailTypes.includes(type) };
  return (['sms', 'mail'] as const).filter((channel) => type === 'security' || isWanted[channel]);
}

/** End of the quiet hours that a moment lies in; `undefined` where it lies in none. */
export function findQuietEnd(moment: Date, row: PreferenceValues = DEFAULTS): Date | undefined {
  const hours = readQuietHours(row);
  if (hours === null) return undefined;
  const [now, from, to] = [toChinaTime(moment).slice(11, 16), hours.from, hours.to].map(toMinutes) as [
    number,
    number,
    number,
  ];
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  if (!isQuiet) return undefined;
  const start = Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(start + ((to - now + DAY_MINUTES) % DAY_MINUTES) * MINUTE_MS);
}

function readQuietHours({ quietFrom, quietTo }: PreferenceValues): QuietHours | null {
  return quietFrom !== null && quietTo !== null ? { from: quietFrom, to: quietTo } : null;
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
