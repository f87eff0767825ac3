import { pushInBatches } from './push-in-batches';
import type { SearchPush } from './search-push';

const URLS = Array.from({ length: 4500 }, (_unused, index) => `https://portal.example/${index}`);

/** A search engine that takes so many URLs today, and notes how many came at once. */
function makeEngine(share: number, fails: (push: number) => boolean = () => false) {
  const sizes: number[] = [];
  let remain = share;
  const searchPush: SearchPush = {
    assertConfigured: () => undefined,
    async push(urls) {
      sizes.push(urls.length);
      if (fails(sizes.length)) throw new Error('away');
      remain -= urls.length;
      return { pushed: urls.length, remain, refused: [] };
    },
  };
  return { sizes, searchPush };
}

it.each([
  ['everything in batches of 2000', 90_000, [2000, 2000, 500]],
  ['no more than the engine still takes', 2300, [2000, 300]],
  ['nothing more once the share is used up', 4000, [2000, 2000]],
])('pushes %s', async (_name, share, expected) => {
  const { sizes, searchPush } = makeEngine(share);
  const outcomes = await pushInBatches(searchPush, URLS);
  expect(sizes).toEqual(expected);
  expect(outcomes.map(({ pushed }) => pushed)).toEqual(expected);
});

it('asks nobody for nothing', async () => {
  const { sizes, searchPush } = makeEngine(100);
  expect(await pushInBatches(searchPush, [])).toEqual([]);
  expect(sizes).toEqual([]);
});

it('tells how far it came where a later push is refused, and rejects where the first is', async () => {
  const later = makeEngine(90_000, (push) => push === 2);
  expect(await pushInBatches(later.searchPush, URLS)).toHaveLength(1);
  expect(later.sizes).toEqual([2000, 2000]);
  await expect(pushInBatches(makeEngine(100, () => true).searchPush, URLS)).rejects.toThrow('away');
});

it('begins no push once the time is up', async () => {
  const { sizes, searchPush } = makeEngine(90_000);
  const times = [0, 0, 9999, 10_000];
  await pushInBatches(searchPush, URLS, () => times.shift() ?? Infinity);
  expect(sizes).toEqual([2000, 2000]);
});
