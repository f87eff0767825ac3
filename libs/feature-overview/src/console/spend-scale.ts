const STEPS = [1, 2, 2.5, 5, 10];

/** The smallest round number that nothing goes beyond, for the top of a scale; 1 for nothing at all. */
export function findScaleTop(values: readonly number[]): number {
  const most = Math.max(...values, 0);
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return (STEPS.find((step) => step * power >= most) ?? 10) * power;
}
