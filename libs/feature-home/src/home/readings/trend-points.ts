/** Room of a trend's line, in the units of its drawing. */
export const TREND_WIDTH = 100;
export const TREND_HEIGHT = 28;

/** Points of the line through some values, as `polyline` takes them: the lowest at the bottom, the highest on top. */
export function toTrendPoints(values: readonly number[]): string {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest || 1;
  return values
    .map((value, index) => {
      const x = (index / (values.length - 1)) * TREND_WIDTH;
      const y = TREND_HEIGHT - 2 - ((value - lowest) / span) * (TREND_HEIGHT - 4);
      return `${Math.round(x)},${Math.round(y)}`;
    })
    .join(' ');
}
