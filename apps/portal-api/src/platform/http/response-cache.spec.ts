import { createResponseCache } from './response-cache';
import { EncodedResponse } from './encoded-response';

let version = 1;
let now = 0;
const createCache = (maxAgeMs?: number) =>
  createResponseCache({
    clock: () => new Date(now),
    maxAgeMs,
    getVersion: () => version,
    isOutage: (error) => error === 'outage',
  });
const toResponse = (text: string, status = 200) => new EncodedResponse(status, JSON.stringify(text), { version });
const read = async (cache: ReturnType<typeof createCache>, key: string, make: () => Promise<EncodedResponse>) =>
  (await cache.respond(key, make)).body;

it('makes an answer once per key and content version', async () => {
  const cache = createCache();
  const make = vi.fn(async () => toResponse(`v${version}`));
  expect([await read(cache, 'a', make), await read(cache, 'a', make), await read(cache, 'b', make)]).toEqual([
    'v1',
    'v1',
    'v1',
  ]);
  expect(make).toHaveBeenCalledTimes(2);
  version = 2;
  expect(await read(cache, 'a', make)).toBe('v2');
});

it('makes an answer once for all who wait for it', async () => {
  const cache = createCache();
  const make = vi.fn(async () => toResponse('x'));
  await Promise.all(Array.from({ length: 20 }, () => cache.respond('a', make)));
  expect(make).toHaveBeenCalledTimes(1);
});

it('gives the last good answer during an outage, and only then', async () => {
  const cache = createCache();
  await read(cache, 'a', async () => toResponse('good'));
  version += 1;
  expect(await read(cache, 'a', () => Promise.reject('outage'))).toBe('good');
  await expect(cache.respond('a', () => Promise.reject('mistake'))).rejects.toBe('mistake');
  await expect(cache.respond('b', () => Promise.reject('outage'))).rejects.toBe('outage');
  expect(await read(cache, 'a', async () => toResponse('new'))).toBe('new');
});

it('keeps an answer that follows the clock for a while, whichever way the clock moves', async () => {
  const cache = createCache(1000);
  let count = 0;
  const make = async () => toResponse(String((count += 1)));
  const seen = [];
  for (const time of [0, 900, 2000, -5000]) {
    now = time;
    seen.push(await read(cache, 'a', make));
  }
  expect(seen).toEqual(['1', '1', '2', '3']);
});

it('stays small', async () => {
  const cache = createCache();
  for (let index = 0; index < 600; index += 1) await cache.respond(String(index), async () => toResponse('x'));
  const make = vi.fn(async () => toResponse('x'));
  await cache.respond('0', make);
  await cache.respond('599', make);
  expect(make).toHaveBeenCalledTimes(1);
});

it('counts content that changes meanwhile as changed', async () => {
  const cache = createCache();
  await cache.respond('a', async () => {
    version += 1;
    return toResponse('old');
  });
  expect(await read(cache, 'a', async () => toResponse('new'))).toBe('new');
});
