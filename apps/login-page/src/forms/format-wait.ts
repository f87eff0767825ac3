/** Text of a wait, such as `42秒` or `15分钟`. */
export function formatWait(seconds: number): string {
  if (seconds <= 120) return `${seconds}秒`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 120 ? `${minutes}分钟` : `${Math.ceil(minutes / 60)}小时`;
}
