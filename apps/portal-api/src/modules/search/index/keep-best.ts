/** A document that was found, and how well it goes with the query. */
export interface Ranked {
  readonly document: number;
  readonly score: number;
}

/** Keeps the best ones in their order. */
export function keepBest(
  best: Ranked[],
  entry: Ranked,
  most: number,
  isBefore: (left: Ranked, right: Ranked) => boolean,
): void {
  const last = best.at(-1);
  if (best.length >= most && last && !isBefore(entry, last)) return;
  let low = 0;
  let high = best.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(best[middle] as Ranked, entry)) low = middle + 1;
    else high = middle;
  }
  best.splice(low, 0, entry);
  if (best.length > most) best.pop();
}
