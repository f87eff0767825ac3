import { balanceColumns } from './balance-columns';

const identity = (height: number) => height;

describe('balanceColumns', () => {
  it.each<[string, number[], number, number[][]]>([
    ['nothing', [], 4, [[], [], [], []]],
    ['fewer items than columns', [5, 5], 4, [[5], [5], [], []]],
    [
      'equal items',
      [1, 1, 1, 1, 1, 1, 1, 1],
      4,
      [
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    ],
    ['one that does not divide', [1, 1, 1, 1, 1], 4, [[1, 1], [1, 1], [1], []]],
    ['a tall item alone', [9, 1, 1, 1, 1, 1], 2, [[9], [1, 1, 1, 1, 1]]],
    ['a tall item at the end', [1, 1, 1, 9], 2, [[1, 1, 1], [9]]],
    ['one column', [3, 1, 2], 1, [[3, 1, 2]]],
    ['items without height', [0, 0, 0], 2, [[0, 0, 0], []]],
  ])('deals %s', (_case, heights, columnCount, columns) => {
    expect(balanceColumns(heights, columnCount, identity)).toEqual(columns);
  });

  it('keeps every item, in order', () => {
    const heights = Array.from({ length: 43 }, (_, index) => 20 + ((index * 7) % 5) * 18);
    expect(balanceColumns(heights, 4, identity).flat()).toEqual(heights);
  });

  it('is as flat as any cut into contiguous columns can be', () => {
    const heights = [32, 54, 20, 76, 32, 32, 98, 20, 54, 76, 20];
    const highest = Math.max(...balanceColumns(heights, 4, identity).map(sum));
    expect(highest).toBe(flattestByTrial(heights, 4));
  });
});

function flattestByTrial(heights: readonly number[], columnCount: number): number {
  if (columnCount === 1) return sum(heights);
  return Math.min(
    ...heights.map((_, cut) =>
      Math.max(sum(heights.slice(0, cut)), flattestByTrial(heights.slice(cut), columnCount - 1)),
    ),
  );
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}
