/** Pages beside the current one. */
const NEIGHBOURS = 2;

/**
 * Returns the pages that are linked to: the first, the last and those around the current one; `undefined` stands for
 * two pages or more that are left out.
 */
export function listPageLinks(current: number, last: number): (number | undefined)[] {
  const from = Math.max(1, Math.min(current - NEIGHBOURS, last - 2 * NEIGHBOURS));
  const to = Math.min(last, Math.max(current + NEIGHBOURS, 1 + 2 * NEIGHBOURS));
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...listEdge(1, from - 1), ...around, ...listEdge(last, last - to)];
}

function listEdge(edge: number, count: number): (number | undefined)[] {
  if (count <= 0) return [];
  if (edge === 1) return count === 1 ? [1] : count === 2 ? [1, 2] : [1, undefined];
  return count === 1 ? [edge] : count === 2 ? [edge - 1, edge] : [undefined, edge];
}
