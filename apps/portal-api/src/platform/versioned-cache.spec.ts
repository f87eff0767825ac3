import { createVersionedCache } from './versioned-cache';

let version = 1;
let made: string[] = [];
const make = (key: string) => async () => {
  made.push(key);
  return key.toUpperCase();
};

beforeEach(() => {
  version = 1;
  made = [];
});

it('makes a value once, until the version changes', async () => {
  const cache = createVersionedCache<string>(() => version);
  expect(await Promise.all([cache('a', make('a')), cache('a', make('a')), cache('b', make('b'))])).toEqual([
    'A',
    'A',
    'B',
  ]);
  expect(made).toEqual(['a', 'b']);
  version = 2;
  expect(await cache('a', make('a'))).toBe('A');
  expect(made).toEqual(['a', 'b', 'a']);
});

it('forgets what was used longest ago', async () => {
  const cache = createVersionedCache<string>(() => version, 2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache(key, make(key));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('makes again what could not be made', async () => {
  const cache = createVersionedCache<string>(() => version);
  await expect(cache('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await cache('a', make('a'))).toBe('A');
});
