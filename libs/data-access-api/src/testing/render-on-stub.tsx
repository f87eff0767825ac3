import { createStubApi, type StubResponses, type StubCall } from '@portal/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { type Brand, BrandContext } from '../brand/brand-context';
import type { PageModule } from '../routing/page-module';
import { type AppStore, createAppStore } from '../store/app-store';
import { loggedIn, loggedOut } from '../store/auth-info.slice';

/** A brand under a prefix. */
export const SAMPLE_BRAND: Brand = {
  environmentCode: 1,
  platformType: '1',
  visibleRange: 2,
  basePath: '/miot',
  publicOrigin: 'https://portal.example',
  homeHref: '/homepage',
  product: 'miot',
  pageCode: 'basicPageCode',
};

/** For whom something is shown. */
export interface OnStubOptions {
  readonly brand?: Brand;
  /** Nobody knows yet where it is left out. */
  readonly isLoggedIn?: boolean | undefined;
}

/** What is shown on a stubbed API. */
export interface OnStub {
  readonly store: AppStore;
  readonly unmount: () => void;
  /** Calls that have reached the stub so far. */
  readonly calls: readonly StubCall[];
  readonly listCalls: (name: string) => StubCall[];
  readonly listBodies: (name: string) => unknown[];
  /** Changes what the stub responds with from now on. */
  readonly respond: (values: StubResponses) => void;
}

/** Renders on a stubbed API, with the store and the brand around; a router is the caller's business. */
export function renderOnStub(
  children: ReactElement,
  responses: StubResponses,
  { brand = SAMPLE_BRAND, isLoggedIn }: OnStubOptions = {},
): OnStub {
  const table = { ...responses } as Record<string, unknown>;
  const { calls, transport } = createStubApi(table as StubResponses);
  const store = createAppStore({ transport });
  if (isLoggedIn !== undefined) store.dispatch(isLoggedIn ? loggedIn() : loggedOut());
  const { unmount } = render(
    <Provider store={store}>
      <BrandContext value={brand}>{children}</BrandContext>
    </Provider>,
  );
  const listCalls = (name: string) => calls.filter((call) => call.name === name);
  return {
    ...{ store, unmount, calls, listCalls },
    listBodies: (name) => listCalls(name).map(({ body }) => body),
    respond: (values) => void Object.assign(table, values),
  };
}

/** Where and for whom a page is shown. */
export interface PageOptions extends OnStubOptions {
  /** Pattern of the page's URL. */
  readonly path: string;
  readonly at?: string;
}

/** Renders a page at a URL; where it leads to is shown beside it. */
export function renderPage(
  { Page }: Pick<PageModule, 'Page'>,
  { path, at = path, ...options }: PageOptions,
  responses: StubResponses,
): OnStub {
  return renderOnStub(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path={path} element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
      <CurrentUrl />
    </MemoryRouter>,
    responses,
    options,
  );
}

/** Shows where a page has led. */
export function CurrentUrl() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

/** What a page's loader asks for at a URL, by the names of the endpoints. */
export async function runLoader(
  { loader }: PageModule,
  query = '',
  params: Readonly<Record<string, string>> = {},
): Promise<readonly StubCall[]> {
  const { calls, transport } = createStubApi({});
  const { dispatch } = createAppStore({ transport });
  const searchParams = new URLSearchParams(query);
  await Promise.all(loader?.({ dispatch, brand: SAMPLE_BRAND, params, searchParams }) ?? []);
  return calls;
}
