/** How long the bars of two values are, as shares of the longer one. */
export interface BarShares {
  readonly before: number;
  readonly after: number;
}

interface Measure {
  readonly amount: number;
  readonly unit: string;
}

const MEASURE = /^(\D*?)(\d[\d,]*(?:\.\d+)?)\s*(\D*)$/;

/** Spans of time in seconds: 5 小时 and 2 分钟 compare. */
const SECONDS: Readonly<Record<string, number>> = {
  毫秒: 0.001,
  秒: 1,
  分钟: 60,
  小时: 3600,
  天: 86_400,
  周: 604_800,
  个月: 2_592_000,
};

/** Compares two values as texts write them; `null` where they are no amounts of the same unit. */
export function compareValues(before: string, after: string): BarShares | null {
  const left = parseMeasure(before);
  const right = parseMeasure(after);
  if (!left || !right || left.unit !== right.unit) return null;
  const max = Math.max(left.amount, right.amount);
  return max > 0 ? { before: left.amount / max, after: right.amount / max } : null;
}

function parseMeasure(text: string): Measure | null {
  const [, prefix = '', digits = '', suffix = ''] = MEASURE.exec(text.trim()) ?? [];
  if (!digits) return null;
  const amount = Number(digits.replaceAll(',', ''));
  const start = prefix.replace('约', '').trim();
  const seconds = SECONDS[suffix.trim()];
  return seconds === undefined
    ? { amount, unit: `${start}|${suffix.trim()}` }
    : { amount: amount * seconds, unit: `${start}|time` };
}
