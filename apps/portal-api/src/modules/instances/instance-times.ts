import { ENDING_DAYS, GRACE_DAYS, REMINDER_DAYS } from '@portal/api-contract/account';
import { type InstanceRow, RUNNING } from './instances.tables';

const DAY_MS = 86_400_000;

/** So many days after a moment; before it for fewer than none. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** Days until a moment, begun ones counted; 0 once it has passed. */
export function countDaysLeft(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS));
}

/** When the owner of a product is reminded next, after a moment; `null` where the end comes first. */
export function findReminder({ endsAt }: Pick<InstanceRow, 'endsAt'>, after: Date): Date | null {
  return REMINDER_DAYS.map((count) => addDays(endsAt, -count)).find((moment) => moment > after) ?? null;
}

/**
 * When the owner of a product is reminded next that renews itself: at once where the day on which its renewal is ordered
 * has passed and that was not done.
 */
export function findRenewalReminder(
  { endsAt, autoRenewedEnd }: Pick<InstanceRow, 'endsAt' | 'autoRenewedEnd'>,
  at: Date,
): Date | null {
  const isDone = autoRenewedEnd?.getTime() === endsAt.getTime();
  return isDone || endsAt <= at || endsAt > addDays(at, REMINDER_DAYS[0]) ? findReminder({ endsAt }, at) : at;
}

/** Whether a product runs, and ends within a few days. */
export function isEnding({ state, endsAt }: Pick<InstanceRow, 'state' | 'endsAt'>, now: Date): boolean {
  return state === RUNNING && endsAt <= addDays(now, ENDING_DAYS);
}

/** Until when the data of a product is kept that ended at a moment. */
export function findRelease(end: Date): Date {
  return addDays(end, GRACE_DAYS);
}
