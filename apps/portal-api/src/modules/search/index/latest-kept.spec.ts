import { createLatestKept } from './latest-kept';

it('keeps the latest used, up to their size', () => {
  const kept = createLatestKept<string>(10, ({ length }) => length);
  kept.set(1, 'aaaa');
  kept.set(2, 'bbbb');
  expect(kept.isFull()).toBe(false);
  expect(kept.get(1)).toBe('aaaa');
  kept.set(3, 'cccccc');
  expect([kept.get(1), kept.get(2), kept.get(3), kept.isFull()]).toEqual(['aaaa', undefined, 'cccccc', true]);
  kept.set(1, 'a');
  kept.set(4, 'ddd');
  expect([kept.get(1), kept.get(3), kept.get(4)]).toEqual(['a', 'cccccc', 'ddd']);
});

it('does not keep what is larger than all that it may keep', () => {
  const kept = createLatestKept<string>(2, ({ length }) => length);
  kept.set(1, 'a');
  kept.set(2, 'bbb');
  expect([kept.get(1), kept.get(2), kept.isFull()]).toEqual([undefined, undefined, false]);
});
