import { toChinaTime } from './china-time';

/** The same time of day so many months later in China; the last day of a month that is too short. */
export function addMonths(moment: Date, months: number): Date {
  const local = toChinaTime(moment);
  const [year = 0, month = 0, day = 0] = local.slice(0, 10).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const date = `${first.toISOString().slice(0, 8)}${String(Math.min(day, lastDay)).padStart(2, '0')}`;
  return new Date(`${date}${local.slice(10)}`);
}
