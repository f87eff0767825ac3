import { ITEM_REQUEST_LIMITS } from '@portal/api-contract';
import { findDateError, VISIT_ERRORS } from '@portal/api-contract/rules';

const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** A day in China, so many days from now, as date fields write it. */
export function toVisitDay(days: number, now = Date.now()): string {
  return new Date(now + CHINA_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);
}

/** What is wrong with the day of a visit, or an empty text. */
export function findVisitDayError(day: string): string {
  const error = findDateError(day, VISIT_ERRORS.day);
  if (error) return error;
  if (day < toVisitDay(1)) return VISIT_ERRORS.dayPast;
  return day > toVisitDay(ITEM_REQUEST_LIMITS.daysAhead) ? VISIT_ERRORS.dayFar : '';
}
