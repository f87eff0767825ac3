/** Months as people say them, e.g. `1 年`. */
export function formatPeriod(months: number): string {
  return months % 12 === 0 ? `${months / 12} 年` : `${months} 个月`;
}
