import type { UserProfile } from '@portal/api-contract';
import { BrandContext, createAppStore, loggedIn, loggedOut, type PageModule } from '@portal/data-access-api';
import { createStubApi, type StubAnswers } from '@portal/testing';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

/** The brand the pages are rendered for. */
export const brand = {
  environmentCode: 1,
  platformType: '1',
  visibleRange: 2,
  basePath: '/miot',
  homeHref: '/homepage',
  product: 'iot',
  pageCode: 'basicPageCode',
};

/** A user's profile. */
export const profile: UserProfile = {
  account: 'demo',
  userCode: 'U1',
  nickname: '林予安',
  company: '澄湖乳业',
  industry: '食品饮料',
  bio: '',
  telephone: '138****8000',
  registeredAt: '2026-03-02T09:05:00+08:00',
  lastLoginAt: '2026-06-05T12:30:00+08:00',
  version: 1,
};

/** What the calls around a form answer. */
export const visitorAnswers: StubAnswers = {
  getUserProfile: profile,
  getPublicKey: { keyId: 'k1', publicKey: 'unused' },
};

/** Where and for whom a page is rendered. */
export interface RenderOptions {
  /** Pattern of the page's address. */
  readonly path: string;
  readonly at?: string;
  readonly isLoggedIn?: boolean;
}

/** Renders a page on a stubbed API; the answers may be changed while it is shown. */
export function renderPage(
  { Page }: Pick<PageModule, 'Page'>,
  { path, at = path, isLoggedIn = false }: RenderOptions,
  answers: StubAnswers,
) {
  const table = { ...answers } as Record<string, unknown>;
  const stub = createStubApi(table as StubAnswers);
  const store = createAppStore({ transport: stub.transport });
  store.dispatch(isLoggedIn ? loggedIn() : loggedOut());
  const { unmount } = render(
    <Provider store={store}>
      <BrandContext value={brand}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={path} element={<Page />} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </BrandContext>
    </Provider>,
  );
  return {
    calls: stub.calls,
    unmount,
    answer: (values: StubAnswers) => void Object.assign(table, values),
    listBodies: (name: string) => stub.calls.filter((call) => call.name === name).map(({ body }) => body),
  };
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

/** What a page's loader asks for at an address, by the names of the endpoints. */
export async function runLoader({ loader }: PageModule, query = '', params: Readonly<Record<string, string>> = {}) {
  const stub = createStubApi({});
  const store = createAppStore({ transport: stub.transport });
  await Promise.all(
    loader?.({ dispatch: store.dispatch, brand, params, searchParams: new URLSearchParams(query) }) ?? [],
  );
  return stub.calls;
}

/** Structured data on the page by its kind. */
export function findStructuredData(type: string): Record<string, unknown> | undefined {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
    .find((data) => data['@type'] === type);
}
