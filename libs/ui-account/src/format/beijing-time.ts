const FORMAT = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `2026-03-02 09:30` in Beijing, of an ISO-8601 time. */
export function formatBeijingTime(iso: string): string {
  const parts = Object.fromEntries(FORMAT.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']} ${parts['hour']}:${parts['minute']}`;
}

/** How one greets somebody at this hour in Beijing. */
export function selectGreeting(now: Date): string {
  const hour = Number(FORMAT.formatToParts(now).find(({ type }) => type === 'hour')?.value);
  if (hour < 5 || hour >= 18) return '晚上好';
  return hour < 12 ? '早上好' : '下午好';
}
