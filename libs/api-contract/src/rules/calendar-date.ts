/** What is wrong with a day as `YYYY-MM-DD`, or an empty text. `error` is said of what is none. */
export function findDateError(text: string, error = ''): string {
  const time = Date.parse(`${text}T00:00:00Z`);
  const isDate = !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`);
  return isDate ? '' : error || '请选择正确的日期';
}
