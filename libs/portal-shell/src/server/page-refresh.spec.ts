/** @jest-environment node */
import { createCache, page, read, settle, TIMELESS } from '../testing/sample-page-cache';
import type { PageSource } from './page-sources';

describe('a page cache', () => {
  it('asks again for what follows the clock, and renders nothing while all of it says the same', async () => {
    let now = 0;
    const render = jest.fn(async () => page('text'));
    const recheck = jest.fn(async (sources: readonly PageSource[]) => sources);
    const cache = createCache(render, { recheck, now: () => now });
    const first = await cache.render('/');
    for (now = 31_000; now < 3_600_000; now += 31_000) {
      expect(cache.get('/')).toBe(first);
      await settle();
    }
    expect(render).toHaveBeenCalledTimes(1);
    expect(recheck).toHaveBeenCalledTimes(116);
  });

  it('does nothing at all for a page whose content alone decides, until the day may have changed', async () => {
    let now = 0;
    const render = jest.fn(async () => page('text', true, 200, [TIMELESS]));
    const recheck = jest.fn(async (sources: readonly PageSource[]) => sources);
    const cache = createCache(render, { recheck, now: () => now });
    await cache.render('/');
    now = 3_600_000;
    expect(read(cache.get('/'))).toBe('text');
    await settle();
    expect([render, recheck].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    now += 1;
    expect(read(cache.get('/'))).toBe('text');
    await settle();
    expect([render, recheck].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
  });

  it('trusts the clock alone while the API tells nothing', async () => {
    let now = 0;
    const render = jest.fn(async () => page('text', true, 200, [TIMELESS]));
    const versions = { isOutdated: () => false, getHeardAt: () => 5000 };
    const cache = createCache(render, { versions, now: () => now });
    await cache.render('/');
    now = 35_000;
    cache.get('/');
    await settle();
    expect(render).toHaveBeenCalledTimes(1);
    now = 35_001;
    cache.get('/');
    await settle();
    expect(render).toHaveBeenCalledTimes(2);
    now = 95_002;
    expect(cache.get('/')).toBeNull();
  });

  it('refreshes the pages alone whose topics changed', async () => {
    const render = jest.fn(async (key: string) =>
      page(key, true, 200, [{ ...TIMELESS, topics: [key], version: cache.known[key] }]),
    );
    const cache = createCache(render);
    cache.known['jobs'] = 1;
    await Promise.all([cache.render('news'), cache.render('jobs')]);
    cache.change('jobs');
    cache.get('news');
    cache.get('jobs');
    await settle();
    expect(render.mock.calls).toEqual([['news'], ['jobs'], ['jobs']]);
  });

  it('shows no page half a minute after its content changed, however old it is', async () => {
    let now = 0;
    const cache = createCache(async () => page('text', true, 200, [TIMELESS]), { now: () => now });
    await cache.render('/');
    now = 1_000_000;
    cache.change('news');
    now += 60_000;
    expect(cache.get('/')).toBeNull();
  });

  it('keeps the encodings where a render gives the same', async () => {
    const outcomes: string[] = [];
    const cache = createCache(async () => page('text'), { noteRefresh: (outcome) => outcomes.push(outcome) });
    const first = await cache.render('/');
    const brotli = first.body.encode('br');
    cache.change('news');
    expect(await cache.render('/')).toBe(first);
    expect(cache.get('/')?.body.encode('br')).toBe(brotli);
    expect(outcomes).toEqual(['same']);
  });

  it('counts the bytes of all encodings, and stays within its limit', async () => {
    const cache = createCache(async (key) => page(key.padEnd(9000)), { limits: { pages: 100_000, absences: 5000 } });
    const before = cache.getByteLength();
    const { body } = await cache.render('/');
    const plain = cache.getByteLength();
    const grown = body.encode('br').byteLength + body.encode('gzip').byteLength;
    expect([before, cache.getByteLength() - plain]).toEqual([0, grown]);
    for (let other = 0; other < 100; other += 1) {
      (await cache.render(`/other-${other}`)).body.encode('gzip');
      expect(cache.getByteLength()).toBeLessThanOrEqual(100_000);
    }
    expect(cache.get('/')).toBeNull();
    body.encode('br');
    expect(cache.getByteLength()).toBeLessThanOrEqual(100_000);
  });

  it('tells what visitors find and what becomes of it', async () => {
    let now = 0;
    const notes: string[] = [];
    const cache = createCache(async () => page(String(now)), {
      now: () => now,
      noteLookup: (outcome) => notes.push(outcome),
      noteRefresh: (outcome) => notes.push(outcome),
    });
    await cache.render('/');
    cache.get('/');
    now = 30_001;
    cache.get('/');
    await settle();
    expect(notes).toEqual(['miss', 'hit', 'stale', 'changed']);
  });
});
