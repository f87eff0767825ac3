/** @jest-environment node */
import { createStubApi } from '@portal/testing';
import { readState, renderSample as render, responses } from '../testing/render-sample';

describe('the status of a rendered page', () => {
  it('answers an unknown address with 404 and keeps it out of the index', async () => {
    const { html, status } = await render('/miot/nowhere');
    expect(status).toBe(404);
    expect(html).toContain('This page could not be found');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  it('carries all that the page shows in place of a missing item', async () => {
    const stub = createStubApi({ ...responses, listBanners: { error: { status: 404, code: '404' } } });
    const { html, status } = await render('/miot/banner', stub.transport);
    expect(status).toBe(404);
    expect(html).toContain('This page could not be found');
    expect(readState(html).queries).toContainEqual([
      'getSeoInfo',
      { tableType: 'PAGE', code: '1:404' },
      responses.getSeoInfo,
    ]);
    expect(html).toContain('<title>关于我们</title>');
  });

  it('shows what is known when a part is missing, and does not call it complete', async () => {
    const partial = { ...responses, getFooter: { error: { status: 503 } } };
    const { html, status, isComplete } = await render('/miot/about', createStubApi(partial).transport);
    expect([status, isComplete]).toEqual([200, false]);
    expect(html).not.toContain('<footer');
    expect(html).toContain('<header');
  });

  it.each([
    ['is rejected', () => Promise.resolve({ status: 503, body: null })],
    ['breaks off', () => Promise.reject(new Error('refused'))],
    ['does not come in time', () => new Promise<never>(() => undefined)],
  ])('answers 503 where the item of a page %s: it is no page about it', async (_why, answerItem) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    try {
      const { transport } = createStubApi(responses);
      const rendered = render('/miot/banner', (request) =>
        request.path.includes('bannerConf') ? answerItem() : transport(request),
      );
      await jest.advanceTimersByTimeAsync(3500);
      const { html, status, isComplete } = await rendered;
      expect([status, isComplete]).toEqual([503, false]);
      expect(html).toContain('<header');
    } finally {
      jest.useRealTimers();
    }
  });

  it('answers 503 with a readable page when nothing is known', async () => {
    const { html, status, isComplete } = await render('/miot/about', () => Promise.reject(new Error('refused')));
    expect([status, isComplete]).toEqual([503, false]);
    expect(html.replaceAll('<!-- -->', '')).toContain('<h1>关于 /about</h1>');
  });
});
