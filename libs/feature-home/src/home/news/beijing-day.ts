const BEIJING_OFFSET_MS = 8 * 60 * 60 * 1000;

/** Day and time of a moment in Beijing: the same on the server and in every visitor's time zone. */
export function toBeijingDay(timestamp: string) {
  const text = new Date(Date.parse(timestamp) + BEIJING_OFFSET_MS).toISOString();
  return { year: text.slice(0, 4), month: text.slice(5, 7), day: text.slice(8, 10), time: text.slice(11, 16) };
}
