/**
 * Deals items into columns of about the same height (spec §9: the product menu has four). The order is
 * kept: it runs down a column and on in the next. Of all ways to cut the list, one with the lowest
 * highest column is taken.
 */
export function balanceColumns<Item>(
  items: readonly Item[],
  columnCount: number,
  heightOf: (item: Item) => number,
): readonly (readonly Item[])[] {
  const heights = items.map(heightOf);
  const limit = findLowestLimit(heights, columnCount);
  const columns: Item[][] = Array.from({ length: columnCount }, () => []);
  let column = 0;
  let filled = 0;
  items.forEach((item, index) => {
    const height = heights[index] ?? 0;
    if (filled > 0 && filled + height > limit && column < columnCount - 1) {
      column += 1;
      filled = 0;
    }
    filled += height;
    columns[column]?.push(item);
  });
  return columns;
}

// The limit of a column is always the sum of some run of items, so the search ends at whole pixels.
function findLowestLimit(heights: readonly number[], columnCount: number): number {
  let low = Math.max(0, ...heights);
  let high = heights.reduce((sum, height) => sum + height, 0);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (countColumns(heights, middle) <= columnCount) high = middle;
    else low = middle + 1;
  }
  return low;
}

function countColumns(heights: readonly number[], limit: number): number {
  let count = 1;
  let filled = 0;
  for (const height of heights) {
    if (filled + height > limit) {
      count += 1;
      filled = 0;
    }
    filled += height;
  }
  return count;
}
