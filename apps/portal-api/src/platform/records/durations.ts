import type { Duration } from '@portal/lifecycles';
import { addWorkDay, subtractWorkDay } from '../work-day';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A moment so long after another. */
export function addDuration(moment: Date, { workDays = 0, ...rest }: Duration): Date {
  let end = moment;
  for (let left = workDays; left > 0; left -= 1) end = addWorkDay(end);
  return new Date(end.getTime() + toMilliseconds(rest));
}

/** The latest moment after which so long has passed by another. */
export function subtractDuration(moment: Date, { workDays = 0, ...rest }: Duration): Date {
  let start = new Date(moment.getTime() - toMilliseconds(rest));
  for (let left = workDays; left > 0; left -= 1) start = subtractWorkDay(start);
  return start;
}

function toMilliseconds({ days = 0, hours = 0, minutes = 0 }: Omit<Duration, 'workDays'>): number {
  return days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;
}
