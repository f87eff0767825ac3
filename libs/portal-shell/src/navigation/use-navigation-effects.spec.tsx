import { type AppStore, BrandContext, createAppStore } from '@portal/data-access-api';
import { buildBanner, buildPageConfig, createStubApi } from '@portal/testing';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useNavigationEffects } from './use-navigation-effects';
import { sampleBrand } from '../testing/sample-brand';

function Probe() {
  useNavigationEffects();
  return null;
}

function renderPortal(first = '/') {
  const stub = createStubApi({ listPageConfigs: [buildPageConfig()], listBanners: [buildBanner()] });
  const store: AppStore = createAppStore({ transport: stub.transport });
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <Provider store={store}>
            <BrandContext value={sampleBrand}>
              <Probe />
            </BrandContext>
          </Provider>
        ),
      },
    ],
    { initialEntries: [first] },
  );
  render(<RouterProvider router={router} />);
  const count = () => stub.calls.filter(({ name }) => name === 'listPageConfigs').length;
  const visit = (target: string | number, state?: object) => act(() => router.navigate(target as string, { state }));
  const replace = (target: string) => act(() => router.navigate(target, { replace: true }));
  return { count, visit, replace };
}

describe('useNavigationEffects', () => {
  const scrollTo = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    window.scrollTo = scrollTo;
  });
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('fetches page configuration and banners again with every route change, and keeps both for the session', async () => {
    const { count, visit } = renderPortal();
    await pass(0);
    expect(count()).toBe(1);
    await visit('/product');
    await pass(0);
    expect(count()).toBe(2);
    expect(JSON.parse(sessionStorage.getItem('pageConfig') ?? '')).toEqual([buildPageConfig()]);
    expect(JSON.parse(sessionStorage.getItem('bannerConfig') ?? '')).toHaveLength(1);
  });

  it('fetches nothing again when an unknown address becomes /404', async () => {
    const { count, replace } = renderPortal('/nowhere');
    await pass(0);
    await replace('/404');
    await pass(0);
    expect(count()).toBe(1);
    await replace('/product?page=2');
    await pass(0);
    expect(count()).toBe(2);
  });

  it('scrolls to the top 500 ms after a navigation, and not before', async () => {
    const { visit } = renderPortal();
    await pass(600);
    expect(scrollTo).not.toHaveBeenCalled();
    await visit('/product');
    await pass(499);
    expect(scrollTo).not.toHaveBeenCalled();
    await pass(1);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  });

  it.each(['/developer?category=sdk', '/product#price'])('stays in place on %s', async (target) => {
    const { visit } = renderPortal();
    await visit(target);
    await pass(600);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('stays in place where something opens over the page', async () => {
    const { visit } = renderPortal('/overview/message');
    await visit('/overview/message?id=m1', { isInPlace: true });
    await pass(600);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('scrolls on developer pages without a category', async () => {
    const { visit } = renderPortal();
    await visit('/developer');
    await pass(500);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('leaves the way back to the browser', async () => {
    const { visit } = renderPortal();
    await visit('/product');
    await pass(500);
    scrollTo.mockClear();
    await visit(-1);
    await pass(600);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
