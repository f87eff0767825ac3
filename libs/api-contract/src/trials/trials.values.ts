/** States of a trial. */
export const TRIAL_STATUSES = [10, 11, 20, 30, 31, 40, 50, 60] as const;

/** Days before the end at which the owner of a trial is reminded. */
export const TRIAL_REMINDERS = [7, 3, 1] as const;

/** Days for which the data of a trial that is over is kept. */
export const TRIAL_DATA_DAYS = 15;

/** Period of a trial where its product names none, in days. */
export const TRIAL_DAYS = 30;

/** Days a trial may be extended by at most: half of its period. */
export function findMaxExtension(days: number): number {
  return Math.floor(days / 2);
}
