const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CHINA_OFFSET_MS = 8 * HOUR_MS;

const WORK_START_MS = 9 * HOUR_MS;
const WORK_END_MS = 18 * HOUR_MS;

/** The end of one day of work from a moment on: 9:00 to 18:00 in China, Monday to Friday, holidays not known. */
export function addWorkDay(from: Date): Date {
  const { midnight, time } = toChina(from);
  const isWorking = isWorkday(midnight) && time < WORK_END_MS;
  const day = isWorking ? midnight : findWorkday(midnight, DAY_MS);
  const done = day === midnight ? Math.max(0, time - WORK_START_MS) : 0;
  return fromChina(done === 0 ? day + WORK_END_MS : findWorkday(day, DAY_MS) + WORK_START_MS + done);
}

/** The latest moment from which one day of work is over by another. */
export function subtractWorkDay(until: Date): Date {
  const { midnight, time } = toChina(until);
  const isWorking = isWorkday(midnight) && time > WORK_START_MS && time < WORK_END_MS;
  if (isWorking) return fromChina(findWorkday(midnight, -DAY_MS) + time);
  const isOver = isWorkday(midnight) && time >= WORK_END_MS;
  return fromChina((isOver ? midnight : findWorkday(midnight, -DAY_MS)) + WORK_START_MS);
}

// Shifted, the UTC parts of a date are those of China.
function toChina(moment: Date): { readonly midnight: number; readonly time: number } {
  const china = moment.getTime() + CHINA_OFFSET_MS;
  const time = ((china % DAY_MS) + DAY_MS) % DAY_MS;
  return { midnight: china - time, time };
}

function fromChina(china: number): Date {
  return new Date(china - CHINA_OFFSET_MS);
}

function findWorkday(midnight: number, step: number): number {
  const next = midnight + step;
  return isWorkday(next) ? next : findWorkday(next, step);
}

function isWorkday(midnight: number): boolean {
  const day = new Date(midnight).getUTCDay();
  return day >= 1 && day <= 5;
}
