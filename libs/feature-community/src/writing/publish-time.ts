import { CONTENT_LIMITS } from '@portal/api-contract/community';

const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** Returns a timestamp as the browser's control for a moment has it, in Beijing time; empty for none. */
export function toBeijingInput(timestamp: string | null): string {
  return timestamp === null ? '' : new Date(Date.parse(timestamp) + CHINA_OFFSET_MS).toISOString().slice(0, 16);
}

/** Returns the timestamp of a moment that was chosen in Beijing time; `null` where none was, or half of one. */
export function toTimestamp(chosen: string): string | null {
  const timestamp = `${chosen}:00+08:00`;
  return Number.isNaN(Date.parse(timestamp)) ? null : timestamp;
}

/** Says what is wrong with the moment at which something is to be published; empty where it is right, or there is none. */
export function findPublishTimeError(chosen: string, now = Date.now()): string {
  if (chosen === '') return '';
  const timestamp = toTimestamp(chosen);
  if (timestamp === null) return '请选择完整的日期和时间';
  const wait = Date.parse(timestamp) - now;
  if (wait <= 0) return '请选择将来的时间';
  return wait > CONTENT_LIMITS.scheduleDays * DAY_MS ? `定时发布最晚为${CONTENT_LIMITS.scheduleDays}天后` : '';
}
