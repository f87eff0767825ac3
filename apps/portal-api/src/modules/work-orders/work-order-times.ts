import type { WorkOrderRequest } from '@portal/api-contract/account';
import { addWorkDay } from '../../platform/work-day';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** When an owner is reminded of a question, counted from it. */
export const REMINDERS_MS = [3 * DAY_MS, 6 * DAY_MS] as const;

/** How long a finished work order can be opened again, and how often. */
export const REOPEN_WINDOW_MS = 7 * DAY_MS;
export const MAX_REOPENINGS = 2;

/** How long a closed work order can be gone on with. */
export const RESUME_WINDOW_MS = 30 * DAY_MS;

/** How long a rating can be changed. */
export const RATING_WINDOW_MS = 7 * DAY_MS;

/** Shortest time between two urgings. */
export const URGE_INTERVAL_MS = 30 * MINUTE_MS;

const PROMISES_MS = { P1: 15 * MINUTE_MS, P2: HOUR_MS, P3: 4 * HOUR_MS } as const;

/** A moment so long after another. */
export function addTime(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

/** A moment so many days after another. */
export function addDays(moment: Date, days: number): Date {
  return addTime(moment, days * DAY_MS);
}

/** When somebody answers a work order at the latest. The lowest severity has one day of work. */
export function computePromise(severity: WorkOrderRequest['severity'], from: Date): Date {
  return severity === 'P4' ? addWorkDay(from) : addTime(from, PROMISES_MS[severity]);
}
