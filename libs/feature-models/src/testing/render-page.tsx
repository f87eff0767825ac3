import { type AppDispatch, BrandContext, createAppStore } from '@portal/data-access-api';
import { createStubApi, type StubAnswers, type StubCall } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

/** The brand of the tests. */
export const BRAND = {
  environmentCode: 1,
  platformType: '1',
  visibleRange: 2,
  basePath: '/miot',
  homeHref: '/homepage',
  product: 'iot',
  pageCode: 'basicPageCode',
};

/** Where a page is shown. */
export interface PageAddress {
  readonly path: string;
  readonly address: string;
}

/** A page on the screen of a test. */
export interface ShownPage {
  readonly dispatch: AppDispatch;
  readonly unmount: () => void;
  readonly calls: readonly StubCall[];
  readonly bodiesOf: (name: string) => readonly unknown[];
  readonly answer: (values: StubAnswers) => void;
  readonly getAddress: () => string;
}

/** Renders a page at an address on a stubbed API; the answers may be changed while it is shown. */
export function renderPage(page: ReactElement, { path, address }: PageAddress, answers: StubAnswers): ShownPage {
  const table = { ...answers } as Record<string, unknown>;
  const stub = createStubApi(table as StubAnswers);
  const store = createAppStore({ transport: stub.transport });
  const { unmount } = render(
    <Provider store={store}>
      <BrandContext value={BRAND}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={path} element={page} />
          </Routes>
          <Address />
        </MemoryRouter>
      </BrandContext>
    </Provider>,
  );
  return {
    dispatch: store.dispatch,
    unmount,
    calls: stub.calls,
    bodiesOf: (name: string) => stub.calls.filter((call) => call.name === name).map(({ body }) => body),
    answer: (values: StubAnswers) => void Object.assign(table, values),
    getAddress: () => screen.getByTestId('address').textContent ?? '',
  };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}
