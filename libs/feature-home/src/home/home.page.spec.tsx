import type { HomeSection } from '@portal/api-contract';
import { type ApiTransport, BrandContext, createAppStore } from '@portal/data-access-api';
import { SAMPLE_BRAND } from '@portal/data-access-api/testing';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import {
  buildActivity,
  buildBanner,
  buildCase,
  buildHomeContent,
  buildNews,
  buildPartner,
  buildProductCategory,
  buildSolutionCategory,
} from '../testing/sample-home';
import { page } from './home.page';
import { listHomeRoutes } from '../home.routes';

const brand = { ...SAMPLE_BRAND, product: 'iot' };
const RESPONSES: Readonly<Record<string, unknown>> = {
  '/portal/system/bannerConf/findByPage': [buildBanner()],
  '/ptl/content/home': buildHomeContent(),
  '/ptl/product/getHomeHotProducts': [buildProductCategory()],
  '/ptl/solution/solutionAndCaseList': [buildSolutionCategory()],
  '/ptl/case/selectCaseList': [buildCase()],
  '/ptl/news/pageList': { list: [buildNews()] },
  '/ptl/activity/pageList': { list: [buildActivity()] },
  '/ptl/partner/logos': [buildPartner()],
};

async function renderPage(brokenPath?: string, content = RESPONSES) {
  const transport = jest.fn<ReturnType<ApiTransport>, Parameters<ApiTransport>>(async ({ path }) =>
    path === brokenPath
      ? { status: 500, body: null }
      : { status: 200, body: { code: '200', msg: '', data: content[path] } },
  );
  const store = createAppStore({ transport });
  const context = { dispatch: store.dispatch, brand, params: {}, searchParams: new URLSearchParams() };
  await Promise.all(page.loader?.(context) ?? []);
  const callsOfLoader = transport.mock.calls.length;
  render(
    <Provider store={store}>
      <BrandContext value={brand}>
        <MemoryRouter>
          <page.Page />
        </MemoryRouter>
      </BrandContext>
    </Provider>,
  );
  return { transport, callsOfLoader };
}

const listHeadings = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

describe('HomePage', () => {
  it('shows every block in order', async () => {
    await renderPage();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('让每一台设备都会说话');
    expect(listHeadings()).toEqual([
      '让每一台设备都会说话',
      '从一台设备开始',
      '懂行业',
      '一套平台',
      '他们已经看到变化',
      '新闻与活动',
      '与伙伴一起',
      '先从一条产线试起',
    ]);
  });

  it('asks for nothing that its loader has not asked for', async () => {
    const { transport, callsOfLoader } = await renderPage();
    expect(callsOfLoader).toBe(Object.keys(RESPONSES).length);
    expect(transport).toHaveBeenCalledTimes(callsOfLoader);
  });

  it('asks for the cases of all brands', async () => {
    const { transport } = await renderPage();
    const call = transport.mock.calls.find(([{ path }]) => path === '/ptl/case/selectCaseList');
    expect(call?.[0].query).toEqual({ visibleRange: 2, size: 6 });
  });

  it('asks for what its sections show, and for nothing else', async () => {
    const sections: HomeSection[] = [
      { kind: 'hero', variant: 'stage' },
      { kind: 'products', variant: 'prices', title: '云上所需', subtitle: '', categoryIds: ['pc1', 'pc2'] },
      { kind: 'cases', variant: 'metrics', title: '数字', subtitle: '', ids: ['c1'] },
      { kind: 'models', title: '模型', subtitle: '' },
      { kind: 'factories', title: '工厂', subtitle: '' },
    ];
    const { transport } = await renderPage(undefined, {
      ...RESPONSES,
      '/ptl/content/home': { sections },
      '/ptl/case/findByIds': [buildCase()],
      '/ptl/model/featured': [],
      '/ptl/factory/briefs': [],
    });
    expect(listHeadings()).toEqual(['让每一台设备都会说话', '云上所需', '数字']);
    const calls = new Map(transport.mock.calls.map(([{ path, query, body }]) => [path, query ?? body]));
    expect([...calls.keys()].sort()).toEqual([
      '/portal/system/bannerConf/findByPage',
      '/ptl/case/findByIds',
      '/ptl/content/home',
      '/ptl/factory/briefs',
      '/ptl/model/featured',
      '/ptl/product/getHomeHotProducts',
    ]);
    expect(calls.get('/ptl/product/getHomeHotProducts')).toEqual({
      ...{ visibleRange: 2, scope: 'first', categoryIds: ['pc1', 'pc2'] },
    });
    expect(calls.get('/ptl/case/findByIds')).toEqual({ visibleRange: 2, ids: ['c1'] });
  });

  it('shows the lists under plain headings when the brand texts failed', async () => {
    await renderPage('/ptl/content/home');
    expect(screen.getByRole('heading', { level: 2, name: '热门产品' })).toBeInTheDocument();
    expect(await screen.findAllByRole('button', { name: '重试' })).toHaveLength(1);
  });
});

describe('listHomeRoutes', () => {
  it('answers under the four addresses of the spec', async () => {
    const [route] = listHomeRoutes(brand);
    expect([route?.path, route?.aliases]).toEqual(['/', ['/home', '/homepage', '/iotHome']]);
    expect(route?.seo?.({ params: {}, platformType: '1' })).toEqual({ tableType: 'PAGE', code: '1:home' });
    expect((await route?.load())?.page).toBe(page);
  });
});
