/**
 * Whether two calls take as long as one another, by the Mann-Whitney test of their times in turns. Two samples of the
 * same are told apart once in a hundred times, three times in a row once in a million.
 */
export async function takeAsLong(pairs: readonly (readonly [Timed, Timed])[]): Promise<boolean> {
  for (let round = 0; round < 3; round += 1) {
    const [first, second] = [[] as number[], [] as number[]];
    for (const [known, unknown] of pairs) {
      first.push(await known());
      second.push(await unknown());
    }
    if (rankSumZ(first, second) < 2.58) return true;
  }
  return false;
}

/** Does something and returns how long it took, in milliseconds. */
type Timed = () => Promise<number>;

/** Returns how long something takes, in milliseconds. */
export async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const start = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** How far two samples are apart, in standard deviations. */
function rankSumZ(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((a) => second.map((b) => (a > b ? 1 : 0) as number)).reduce((sum, win) => sum + win, 0);
  const [n, m] = [first.length, second.length];
  return Math.abs(wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
