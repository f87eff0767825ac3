import { api, BrandContext, createAppStore, type PageModule } from '@portal/data-access-api';
import { createStubApi, type StubResponses } from '@portal/testing';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Portal } from '../app/portal-context';
import { createNoticeBoard } from '../notices/notice-board';
import { load } from '../testing/sample-area';
import { sampleBrand } from '../testing/sample-brand';
import type { AreaRoute } from './area-routes';
import { createPageRegistry } from './page-registry';
import { RoutePage } from './route-page';

const input = { platformType: sampleBrand.platformType };
const page: PageModule = {
  Page: () => <h1>产品</h1>,
  loader: ({ dispatch }) => [dispatch(api.endpoints.listBanners.initiate(input))],
  item: () => api.endpoints.listBanners.select(input),
};
const route = { path: '*', load: load(page) };

/** Opens the page in a browser whose document has brought what the server learnt of its item. */
async function open(listBanners: StubResponses['listBanners'], shown: AreaRoute = route) {
  const stub = createStubApi({ listBanners });
  const store = createAppStore({ transport: stub.transport });
  await store.dispatch(api.endpoints.listBanners.initiate(input));
  const count = () => stub.calls.filter(({ name }) => name === 'listBanners').length;
  const portal = {
    config: { isConsultEnabled: false },
    brand: sampleBrand,
    store,
    serverState: store.getState(),
    pages: createPageRegistry([], sampleBrand),
    notices: createNoticeBoard(),
  } as unknown as Portal;
  await act(async () => {
    render(
      <Provider store={store}>
        <BrandContext value={sampleBrand}>
          <MemoryRouter>
            <Suspense>
              <RoutePage route={shown} portal={portal} />
            </Suspense>
          </MemoryRouter>
        </BrandContext>
      </Provider>,
    );
  });
  return { count };
}

describe('RoutePage', () => {
  it.each([
    ['404', /could not be found/],
    ['410', /不再提供/],
  ])('shows what an item refused with %s leaves behind, without asking again', async (code, message) => {
    const { count } = await open({ error: { status: Number(code), code, msg: '该产品已下架' } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(count()).toBe(1);
  });

  it('stands in the layout of its area, while it is not known who asks too', async () => {
    const Layout = ({ children }: { readonly children: ReactNode }) => <section aria-label="账号">{children}</section>;
    await open([], { ...route, access: 'login', Layout });
    expect(screen.getByRole('region', { name: '账号' })).toHaveTextContent('正在确认登录状态');
  });

  it('asks again for an item that only failed', async () => {
    const { count } = await open({ error: { status: 503 } });
    expect(await screen.findByRole('heading', { name: '产品' })).toBeVisible();
    expect(count()).toBe(2);
  });
});
