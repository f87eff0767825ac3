const DAY_MS = 86_400_000;

/** A moment some days after another. */
export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** Whole days from a moment until another, begun ones counted. */
export function countDaysLeft(at: Date, until: Date): number {
  return Math.ceil((until.getTime() - at.getTime()) / DAY_MS);
}
