const TEN_THOUSAND = 10_000;

/** A count as people say it: 9,860 as it is, 12,400 as 1.2 万. */
export function formatFigure(count: number): string {
  if (Math.abs(count) < TEN_THOUSAND) return String(count);
  return `${(Math.floor(count / (TEN_THOUSAND / 10)) / 10).toString()} 万`;
}

/** Day of an ISO-8601 time as the document can be kept for days: 2026-11-20. */
export function formatDay(time: string): string {
  return time.slice(0, 10);
}
