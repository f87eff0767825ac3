import type { AppDispatch, PageModule } from '@portal/data-access-api';
import { Address, type OnStub, renderOnStub } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

export { SAMPLE_BRAND as BRAND } from '@portal/data-access-api/testing';

/** Where a page is shown. */
export interface PageAddress {
  readonly path: string;
  readonly address: string;
}

/** A page on the screen of a test. */
export interface ShownPage extends Pick<OnStub, 'unmount' | 'calls' | 'respond'> {
  readonly dispatch: AppDispatch;
  readonly bodiesOf: OnStub['listBodies'];
  readonly getAddress: () => string;
}

/** Renders a page at an address on a stubbed API; the responses may be changed while it is shown. */
export function renderPage({ Page }: PageModule, { path, address }: PageAddress, responses: StubResponses): ShownPage {
  const { store, listBodies, ...shown } = renderOnStub(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={path} element={<Page />} />
      </Routes>
      <Address />
    </MemoryRouter>,
    responses,
  );
  return {
    ...shown,
    dispatch: store.dispatch,
    bodiesOf: listBodies,
    getAddress: () => decodeURIComponent(screen.getByTestId('address').textContent ?? ''),
  };
}
