import { type AppStore, BrandContext, createAppStore } from '@portal/data-access-api';
import { createStubApi, type StubAnswers, type StubCall } from '@portal/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** A brand whose environment is not the first, so its range differs from that of cases. */
export const brand = {
  environmentCode: 2,
  platformType: '2',
  visibleRange: 3,
  basePath: '',
  homeHref: '/home',
  product: 'root',
  pageCode: 'basicPageCode',
};

/** A page that is rendered. */
export interface RenderedPage {
  /** Calls that have reached the stub so far. */
  readonly calls: readonly StubCall[];
  readonly store: AppStore;
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Changes what the stub answers from now on. */
  answer(values: StubAnswers): void;
  /** Path and query the page is at. */
  readAddress(): string;
}

/** Renders a page at an address on a stubbed API; the answers may be changed while it is shown. */
export function renderPage(
  page: ReactElement,
  path: string,
  addresses: readonly string[],
  answers: StubAnswers,
): RenderedPage {
  const table = { ...answers } as Record<string, unknown>;
  const stub = createStubApi(table as StubAnswers);
  const store = createAppStore({ transport: stub.transport });
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [...addresses] });
  render(
    <Provider store={store}>
      <BrandContext value={brand}>
        <RouterProvider router={router} />
      </BrandContext>
    </Provider>,
  );
  return {
    calls: stub.calls,
    store,
    router,
    answer: (values: StubAnswers) => void Object.assign(table, values),
    readAddress: () => router.state.location.pathname + router.state.location.search,
  };
}
