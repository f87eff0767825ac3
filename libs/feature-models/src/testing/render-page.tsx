import type { AppDispatch, PageModule } from '@portal/data-access-api';
import { CurrentUrl, type OnStub, renderOnStub } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

export { SAMPLE_BRAND as BRAND } from '@portal/data-access-api/testing';

/** Where a page is shown. */
export interface PageUrl {
  readonly path: string;
  readonly url: string;
}

/** A page on the screen of a test. */
export interface ShownPage extends Pick<OnStub, 'unmount' | 'calls' | 'respond'> {
  readonly dispatch: AppDispatch;
  readonly bodiesOf: OnStub['listBodies'];
  readonly getUrl: () => string;
}

/** Renders a page at a URL on a stubbed API; the responses may be changed while it is shown. */
export function renderPage({ Page }: PageModule, { path, url }: PageUrl, responses: StubResponses): ShownPage {
  const { store, listBodies, ...shown } = renderOnStub(
    <MemoryRouter initialEntries={[url]}>
      <Routes>
        <Route path={path} element={<Page />} />
      </Routes>
      <CurrentUrl />
    </MemoryRouter>,
    responses,
  );
  return {
    ...shown,
    dispatch: store.dispatch,
    bodiesOf: listBodies,
    getUrl: () => decodeURIComponent(screen.getByTestId('address').textContent ?? ''),
  };
}
