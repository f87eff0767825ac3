/** Spans of time the results can be narrowed to, counted back from today. */
export type SearchPeriod = 'month' | 'quarter' | 'year';

const MONTHS: Readonly<Record<SearchPeriod, number>> = { month: 1, quarter: 3, year: 12 };

/** Puts the first day of a span of time in its place. */
export function toSearchBody<Input extends { readonly since?: SearchPeriod | undefined }>(
  { since, ...body }: Input,
  today: Date,
): Omit<Input, 'since'> & { readonly since?: string } {
  return { ...body, ...(since && { since: getFirstDay(since, today) }) };
}

// The day of the month stays, or becomes the month's last: a month before March 31 is February 28.
function getFirstDay(period: SearchPeriod, today: Date): string {
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS[period], 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(today.getUTCDate(), lastDay));
  return first.toISOString().slice(0, 10);
}
