const NEWEST = /^(latest|master|main|next|dev|trunk|current)$/i;

/** Compares ids of versions, the newer one first: by their numbers, and `latest` before all of them. */
export function compareVersions(first: string, second: string): number {
  const [left, right] = [toParts(first), toParts(second)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (right[index] ?? 0) - (left[index] ?? 0);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  // Of two alike, one with more behind it came before: 2.0-beta before 2.0.
  return first.length - second.length || (first < second ? 1 : -1);
}

/** `V1.3.x` is the newest of all 1.3. */
function toParts(id: string): number[] {
  if (NEWEST.test(id)) return [Number.POSITIVE_INFINITY];
  const numbers = /\d+(\.(\d+|x))*/i.exec(id)?.[0] ?? '';
  return numbers.split('.').map((part) => (/^x$/i.test(part) ? Number.MAX_SAFE_INTEGER : Number(part || 0)));
}
