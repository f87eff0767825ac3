const TEN_THOUSAND = 10_000;

/** Number of calls as people read it, e.g. `53.5 万`. */
export function formatCalls(calls: number): string {
  if (calls < TEN_THOUSAND) return String(calls).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const value = calls / TEN_THOUSAND;
  if (value >= TEN_THOUSAND) return `${trimZero(value / TEN_THOUSAND)} 亿`;
  return `${trimZero(value)} 万`;
}

function trimZero(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}
