import type { WorkOrderRequest } from '@portal/api-contract/account';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const CHINA_OFFSET_MS = 8 * HOUR_MS;

const WORK_START_MS = 9 * HOUR_MS;
const WORK_END_MS = 18 * HOUR_MS;

/** How long a work order waits for its owner before it closes or is taken as solved. */
export const WAIT_MS = 7 * DAY_MS;

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

/** The end of one day of work from a moment on: 9:00 to 18:00 in China, Monday to Friday, holidays not known. */
export function addWorkDay(from: Date): Date {
  // Shifted, the UTC parts of the date are those of China.
  const china = from.getTime() + CHINA_OFFSET_MS;
  const midnight = china - (china % DAY_MS);
  const isWorking = isWorkday(midnight) && china - midnight < WORK_END_MS;
  const day = isWorking ? midnight : findNextWorkday(midnight);
  const done = day === midnight ? Math.max(0, china - midnight - WORK_START_MS) : 0;
  const end = done === 0 ? day + WORK_END_MS : findNextWorkday(day) + WORK_START_MS + done;
  return new Date(end - CHINA_OFFSET_MS);
}

function findNextWorkday(midnight: number): number {
  const next = midnight + DAY_MS;
  return isWorkday(next) ? next : findNextWorkday(next);
}

function isWorkday(midnight: number): boolean {
  const day = new Date(midnight).getUTCDay();
  return day >= 1 && day <= 5;
}
