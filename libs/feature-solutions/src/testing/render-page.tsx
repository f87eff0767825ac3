import type { PageModule } from '@portal/data-access-api';
import { type OnStub, renderOnStub } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** A brand whose environment is not the first, so its range differs from that of cases. */
export const brand = {
  environmentCode: 2,
  platformType: '2',
  visibleRange: 3,
  basePath: '',
  publicOrigin: 'https://portal.example',
  homeHref: '/home',
  product: 'root',
  pageCode: 'basicPageCode',
};

/** A page that asks for nothing. */
export const NOTHING: PageModule = { Page: () => null };

/** A page that is rendered. */
export interface RenderedPage extends OnStub {
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Path and query the page is at. */
  readUrl(): string;
}

/** Renders a page at a URL on a stubbed API; the responses may be changed while it is shown. */
export function renderPage(
  { Page }: PageModule,
  path: string,
  urls: readonly string[],
  responses: StubResponses,
): RenderedPage {
  const router = createMemoryRouter([{ path, element: <Page /> }], { initialEntries: [...urls] });
  return {
    ...renderOnStub(<RouterProvider router={router} />, responses, { brand }),
    router,
    readUrl: () => router.state.location.pathname + router.state.location.search,
  };
}
