import type { PayChannel } from '@portal/api-contract/account';
import { toChinaDay } from '../../../platform/china-time';

const DAY_MS = 86_400_000;

/** When providers have made the bill of a day: at ten in the morning of the next. */
const READY_MS = 34 * 3_600_000;

/** How many days back bills are still asked for. */
const DAYS = 30;

/** A day in China of which a channel has a bill. */
export interface BillDay {
  readonly channel: PayChannel;
  /** As `2026-06-05`. */
  readonly day: string;
}

/** Where a day in China begins, and where the next does. */
export function findBounds(day: string): { readonly start: Date; readonly end: Date } {
  const start = new Date(`${day}T00:00:00+08:00`);
  return { start, end: new Date(start.getTime() + DAY_MS) };
}

/** Days whose bills are made by now, the first one first. */
export function listBillDays(now: Date): string[] {
  const newest = now.getTime() - READY_MS;
  return Array.from({ length: DAYS }, (_, index) => toChinaDay(new Date(newest - (DAYS - 1 - index) * DAY_MS)));
}

/** Name of the job for a bill. */
export function toBillKey({ channel, day }: BillDay): string {
  return `${channel}@${day}`;
}
