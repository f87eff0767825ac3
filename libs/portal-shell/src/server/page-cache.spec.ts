/** @jest-environment node */
import { createCache, page, read, settle } from '../testing/sample-page-cache';
import type { RenderOutcome } from './page-cache';

describe('createPageCache', () => {
  it('renders once and answers from then on', async () => {
    const render = jest.fn(async () => page('one'));
    const cache = createCache(render);
    expect(cache.get('/')).toBeNull();
    await cache.render('/');
    expect(read(cache.get('/'))).toBe('one');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('shares one render among callers that come at once', async () => {
    const render = jest.fn(async () => page('one'));
    const cache = createCache(render);
    await Promise.all([cache.render('/'), cache.render('/'), cache.render('/')]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('sends the old page while a new one is rendered after a change', async () => {
    let text = 'old';
    const cache = createCache(async () => page(text));
    await cache.render('/');
    text = 'new';
    cache.change('news');
    expect(read(cache.get('/'))).toBe('old');
    await settle();
    expect(read(cache.get('/'))).toBe('new');
  });

  it('renders again when content changed during a render', async () => {
    let now = 0;
    const render = jest.fn(async () => page('text'));
    const cache = createCache(render, { now: () => now });
    const running = cache.render('/');
    cache.change('news');
    await running;
    now = 1001;
    cache.get('/');
    await settle();
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('never keeps a page whose data is missing', async () => {
    const cache = createCache(async () => page('half', false));
    expect(read(await cache.render('/'))).toBe('half');
    expect(cache.get('/')).toBeNull();
  });

  it('renders again what is half a minute old, and shows nothing that is a minute old', async () => {
    let [text, now] = ['old', 0];
    const cache = createCache(async () => page(text), { now: () => now });
    await cache.render('/');
    [text, now] = ['new', 30_000];
    expect(read(cache.get('/'))).toBe('old');
    await settle();
    expect(read(cache.get('/'))).toBe('old');
    now = 30_001;
    expect(read(cache.get('/'))).toBe('old');
    await settle();
    expect(read(cache.get('/'))).toBe('new');
    now = 90_002;
    expect(cache.get('/')).toBeNull();
  });

  it.each([404, 410])('bounds responses that say %i on their own, and no page goes for them', async (status) => {
    const cache = createCache(async (key) => page(key.padEnd(1000), true, key === '/' ? 200 : status), {
      limits: { pages: 10_000, absences: 500_000 },
    });
    await cache.render('/');
    for (let other = 0; other < 2001; other += 1) await cache.render(`/case/${other}`);
    expect(read(cache.get('/'))?.trim()).toBe('/');
    const kept = Array.from({ length: 2001 }, (_, other) => cache.get(`/case/${other}`)).filter(Boolean);
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.length).toBeLessThan(500);
    expect(read(cache.get('/case/2000'))?.trim()).toBe('/case/2000');
    expect(cache.getByteLength()).toBeLessThanOrEqual(510_000);
  });

  it('keeps an item once, whether it is there or gone', async () => {
    let status = 404;
    const cache = createCache(async () => page(String(status), true, status));
    await cache.render('/case/1');
    for (status of [200, 410, 200]) {
      await cache.render('/case/1');
      expect(read(cache.get('/case/1'))).toBe(String(status));
    }
  });

  it('survives a failure of a page that others have pushed out meanwhile', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let fail: ((error: Error) => void) | undefined;
    let isFailing = false;
    const failLater = () => new Promise<RenderOutcome>((_resolve, reject) => (fail = reject));
    const cache = createCache((key) => (isFailing && key === '/' ? failLater() : Promise.resolve(page(key))), {
      limits: { pages: 100_000, absences: 5000 },
    });
    await cache.render('/');
    isFailing = true;
    cache.change('news');
    expect(read(cache.get('/'))).toBe('/');
    const running = cache.render('/');
    for (let other = 0; other < 40; other += 1) await cache.render(`/other-${other}`);
    expect(cache.get('/')).toBeNull();
    fail?.(new Error('gone'));
    expect(read(await running)).toBe('/');
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  it('shows the last good page, however old, where it cannot be rendered', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let now = 0;
    const outcomes = [
      async () => page('good'),
      async () => page('half', false),
      () => Promise.reject(new Error('gone')),
    ];
    const cache = createCache(() => (outcomes.shift() as () => Promise<RenderOutcome>)(), { now: () => now });
    for (; outcomes.length > 0; now += 3_600_000) expect(read(await cache.render('/'))).toBe('good');
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  it.each([404, 410])('shows a page no longer once its item is gone, with status %i', async (status) => {
    const gone = page('gone', false);
    const outcomes = [page('good'), { ...gone, page: { ...gone.page, status } }, page('back')];
    const cache = createCache(async () => outcomes.shift() as RenderOutcome);
    await cache.render('/');
    cache.change('news');
    cache.get('/');
    await settle();
    expect(cache.get('/')).toBeNull();
    expect(read(await cache.render('/'))).toBe('back');
  });

  it('keeps the last good page when a later render lacks data or fails', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const outcomes = [
      async () => page('good'),
      async () => page('half', false),
      () => Promise.reject(new Error('gone')),
    ];
    const cache = createCache(() => (outcomes.shift() as () => Promise<RenderOutcome>)());
    await cache.render('/');
    cache.change('news');
    for (let visit = 0; visit < 2; visit += 1) {
      expect(read(cache.get('/'))).toBe('good');
      await settle();
    }
    expect(outcomes).toHaveLength(0);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});
