const MINUTE = 60_000;

/** 「1天2小时」「3小时5分钟」「不到1分钟」: the two largest parts. */
export function formatSpan(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  if (minutes < 1) return '不到1分钟';
  const parts = [
    [Math.floor(minutes / 1440), '天'],
    [Math.floor(minutes / 60) % 24, '小时'],
    [minutes % 60, '分钟'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${unit}`)
    .join('');
}
