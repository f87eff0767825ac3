import type { UserProfile } from '@portal/api-contract';
import { BrandContext, createAppStore } from '@portal/data-access-api';
import { createStubApi, type StubAnswers } from '@portal/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

const brand = {
  environmentCode: 1,
  platformType: '1',
  visibleRange: 2,
  basePath: '/miot',
  homeHref: '/homepage',
  product: 'iot',
  pageCode: 'basicPageCode',
};

/** A user's profile. */
export function buildProfile(values: Partial<UserProfile> = {}): UserProfile {
  return {
    account: 'demo-personal',
    userCode: 'UABC',
    nickname: '林予安',
    company: '澄湖乳业',
    industry: '',
    bio: '',
    telephone: '138****8000',
    registeredAt: '2026-03-02T09:05:00+08:00',
    lastLoginAt: '2026-06-05T12:30:00+08:00',
    version: 1,
    ...values,
  };
}

/** Renders a page of the account area on a stubbed API; the answers may be changed while it is shown. */
export function renderPage(page: ReactElement, answers: StubAnswers) {
  const table = { ...answers } as Record<string, unknown>;
  const stub = createStubApi(table as StubAnswers);
  const store = createAppStore({ transport: stub.transport });
  const { unmount } = render(
    <Provider store={store}>
      <BrandContext value={brand}>
        <MemoryRouter>{page}</MemoryRouter>
      </BrandContext>
    </Provider>,
  );
  return { calls: stub.calls, unmount, answer: (values: StubAnswers) => void Object.assign(table, values) };
}
