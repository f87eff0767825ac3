const CHINA_OFFSET_MS = 8 * 3_600_000;

/** Writes a moment as ISO-8601 in Chinese time, `2026-03-02T09:30:00+08:00` (conventions §0). */
export function toChinaTime(moment: Date): string {
  return `${shift(moment).slice(0, 19)}+08:00`;
}

/** Day of a moment in China, `2026-03-02`. */
export function toChinaDay(moment: Date): string {
  return shift(moment).slice(0, 10);
}

function shift(moment: Date): string {
  return new Date(moment.getTime() + CHINA_OFFSET_MS).toISOString();
}

/** When a calendar day begins in China. */
export function toDayStart(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}
